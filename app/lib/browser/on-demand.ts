import {isRecord} from '~/lib/read-json';

/** Code that loads on first use, so that no page waits for what most visits never use. */
export interface OnDemand<Part> {
  /** Resolves to the export, imported once. Rejects when the import fails; the next call retries. */
  load: () => Promise<Part>;
  /** Starts the import early and ignores a failure. */
  prefetch: () => void;
}

type ImportFile = (address: string) => Promise<unknown>;

/** Browsers put the URL of the failed file at the end of the error message; Safari does not. */
const ADDRESS = /https?:\/\/\S+$/;

/**
 * Imports the export `name` of a module on demand. Firefox caches a failed import for the life of the page, so every
 * retry after the first uses another URL. Only the module itself gets a new URL: what it imports must be on every page
 * (`build/chunks.ts`).
 *
 * @param importModule the dynamic import, as a literal that the bundler can see
 * @param importFile imports a file by its URL
 */
export function onDemand<Module, Name extends keyof Module & string>(
  importModule: () => Promise<Module>,
  name: Name,
  importFile: ImportFile = (address) => import(/* @vite-ignore */ address),
): OnDemand<Module[Name]> {
  let part: Promise<Module[Name]> | null = null;
  let failures = 0;

  async function importPart(): Promise<Module[Name]> {
    try {
      return (await importModule())[name];
    } catch (error) {
      failures += 1;
      const address = error instanceof Error && ADDRESS.exec(error.message)?.[0];
      if (failures === 1 || !address) throw error;
      const file = await importFile(`${address}?again=${failures}`);
      const found = findExport(file, name) as Module[Name] | undefined;
      if (found === undefined) throw error;
      return found;
    }
  }

  function load() {
    part ??= importPart().catch((error: unknown) => {
      part = null;
      throw error;
    });
    return part;
  }

  return {load, prefetch: () => void load().catch(() => {})};
}

/** A chunk with several modules exports each of them as an object, under a name chosen by the bundler. */
function findExport(file: unknown, name: string): unknown {
  const modules = [file, ...Object.values(file as object)];
  return modules.filter(isRecord).find((module) => name in module)?.[name];
}
