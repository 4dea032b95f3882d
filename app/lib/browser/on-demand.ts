/** A part of the shop whose code is fetched when it is first wanted, so that no page waits for what most visits never use. */
export interface OnDemand<Part> {
  /** Resolves to the part, fetched once. Rejects when it does not arrive; the next call asks for it again. */
  load: () => Promise<Part>;
  /** Has it there before it is wanted. */
  prefetch: () => void;
}

type ImportFile = (address: string) => Promise<unknown>;

/** Browsers name the file that did not arrive at the end of their error; Safari does not. */
const ADDRESS = /https?:\/\/\S+$/;

/**
 * The export `name` of a module. Firefox remembers a file that did not arrive, and does not ask for it again as long as the
 * page lives, so that every further try that fails goes on under another address. Only the file itself gets one: what it
 * imports must be on every page (`vite.chunks.ts`).
 *
 * @param importModule the dynamic import, as the bundler needs to see it
 * @param importFile how a file is imported by its address
 */
export function onDemand<Module, Name extends keyof Module & string>(
  importModule: () => Promise<Module>,
  name: Name,
  importFile: ImportFile = (address) => import(/* @vite-ignore */ address),
): OnDemand<Module[Name]> {
  let part: Promise<Module[Name]> | null = null;
  let failures = 0;

  async function ask(): Promise<Module[Name]> {
    try {
      return (await importModule())[name];
    } catch (error) {
      failures += 1;
      const address = ADDRESS.exec(String(error))?.[0];
      if (failures === 1 || !address) throw error;
      const file = await importFile(`${address}?again=${failures}`);
      const found = findExport(file, name) as Module[Name] | undefined;
      if (found === undefined) throw error;
      return found;
    }
  }

  function load() {
    part ??= ask().catch((error: unknown) => {
      part = null;
      throw error;
    });
    return part;
  }

  return {load, prefetch: () => void load().catch(() => {})};
}

/** A file of several modules exports each of them as an object, under a name of the bundler's. */
function findExport(file: unknown, name: string): unknown {
  const modules = [file, ...Object.values(file as object)];
  return modules.filter(isObject).find((module) => name in module)?.[name];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
