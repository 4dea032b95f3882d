import type {Rollup} from 'vite';

/** A chunk that stays the same, and so cached by browsers, across deployments of the shop. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//;

/** Vite's helpers, which every chunk imports. */
const BUNDLER = /vite\/preload-helper|commonjsHelpers/;

/**
 * Hydrogen's browser code is its analytics, which loads only after consent; pages import Hydrogen for their loaders.
 */
const HYDROGEN = /\/node_modules\/(@shopify\/hydrogen(-react)?|worktop)\//;

/** What every page renders is in its imports. */
const ROOT = /\/app\/root\.tsx$/;

/** Small modules that the most visited pages share: a chunk for each would be longer than its content. */
const VISITED =
  /\/app\/(features\/(listing\/(ProductCard|use-list-view)|cart\/CheckoutProblem)|components\/(EmptyState|use-notice-toast))\.tsx?$/;

/**
 * The client entry gets its own chunk as well: it runs after all route modules have loaded, not with the first of them.
 */
const PAGE = /\/app\/(routes\/|entry\.client\.tsx$)/;
const WORK = /\/product\.\$handle\.tsx$/;
/** Rarely opened: what it shares with the product page stays in the product page's chunk. */
const EARLY_ACCESS = /\/product\.\$handle_\.early-access\.tsx$/;

type Owner = 'shop' | 'work' | 'another page';

/**
 * The chunk for a module of the client bundle: the framework, what every page shares, what only the product page needs,
 * or undefined, where the bundler puts it with the page that imports it. By default the bundler would make two dozen
 * chunks for one page, which compress 5 % worse and cost a request each.
 */
export const chunkOf: Rollup.GetManualChunk = (id, {getModuleInfo}) => {
  if (FRAMEWORK.test(id) || BUNDLER.test(id)) return 'framework';
  if (HYDROGEN.test(id)) return 'hydrogen';
  const owners = findOwners(id, getModuleInfo, new Set());
  if (owners.has('shop')) return 'shop';
  if (!owners.has('work')) return undefined;
  // The bundler moves the imports of a named chunk into it unless they are named too; other pages must not load the
  // product page's chunk.
  return owners.size === 1 ? 'work' : 'shop';
};

/** Follows static imports only: dynamic imports stay out. */
function findOwners(
  id: string,
  getModuleInfo: Rollup.GetModuleInfo,
  seen: Set<string>,
): Set<Owner> {
  if (seen.has(id) || EARLY_ACCESS.test(id)) return new Set();
  seen.add(id);
  if (ROOT.test(id) || VISITED.test(id)) return new Set(['shop']);
  if (WORK.test(id)) return new Set(['work']);
  if (PAGE.test(id)) return new Set(['another page']);
  const importers = getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...findOwners(importer, getModuleInfo, seen)]));
}
