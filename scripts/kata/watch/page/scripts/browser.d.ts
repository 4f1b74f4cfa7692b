// What the scripts take for granted: that an element has what its kind has, and packages from npm.

interface EventTarget { [name: string]: any }
interface Event { [name: string]: any }
interface Navigator { deviceMemory?: number; connection?: { saveData: boolean } }
declare module "@*";
declare module "pyodide*";
declare module "node:*";
declare module "zstddec";
