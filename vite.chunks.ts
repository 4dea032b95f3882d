import type {Rollup} from 'vite';

/** One chunk that a new deployment of the shop leaves as it is in every visitor's cache. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//;

/** Vite's own few lines, which every chunk asks for. */
const BUNDLER = /vite\/preload-helper|commonjsHelpers/;

/** Hydrogen's code for browsers is its analytics, which only those fetch who agreed; pages import it for their loaders. The
 * cart draws pictures with its `Image`. */
const HYDROGEN = /\/node_modules\/@shopify\/hydrogen(-react)?\//;
const PICTURE = /\/node_modules\/@shopify\/hydrogen-react\/.*\/Image\./;

/** What every page wears stands in the root's imports; the card is what the most visited pages hang. */
const ROOT = /\/app\/root\.tsx$/;
const CARD = /\/app\/features\/product\/ProductCard\.tsx$/;

/**
 * Which chunk a module of the browser's bundle goes to: the framework, what every page
 * shares, or, by the bundler's own choice, the page that asks for it. Left alone it would make two dozen chunks of what every page
 * loads, which compress a twentieth worse apart and cost a request each.
 */
export const chunkOf: Rollup.GetManualChunk = (id, {getModuleInfo}) => {
  if (FRAMEWORK.test(id) || BUNDLER.test(id)) return 'framework';
  if (PICTURE.test(id)) return 'cart-picture';
  if (HYDROGEN.test(id)) return 'hydrogen';
  return isOfEveryPage(id, getModuleInfo, new Set()) ? 'shop' : undefined;
};

/** Static imports alone count: what is imported on demand stays out. */
function isOfEveryPage(
  id: string,
  getModuleInfo: Rollup.GetModuleInfo,
  seen: Set<string>,
): boolean {
  if (seen.has(id)) return false;
  if (CARD.test(id)) return true;
  seen.add(id);
  const importers = getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => ROOT.test(importer) || isOfEveryPage(importer, getModuleInfo, seen),
  );
}
