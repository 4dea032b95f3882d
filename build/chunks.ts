import type {Rollup} from 'vite';

/** One chunk that a new deployment of the shop leaves as it is in every visitor's cache. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//;

/** Vite's own few lines, which every chunk asks for. */
const BUNDLER = /vite\/preload-helper|commonjsHelpers/;

/** Hydrogen's code for browsers is its analytics, which only those fetch who agreed; pages import it for their loaders. */
const HYDROGEN = /\/node_modules\/(@shopify\/hydrogen(-react)?|worktop)\//;

/** The two panels that slide in, with all that they are made of: the cart draws pictures with Hydrogen's `Image`. */
const PANELS =
  /\/app\/(features\/cart\/CartPanel|layout\/MobileMenuAside)\.tsx$|\/node_modules\/@shopify\/hydrogen-react\/.*\/Image\./;

/** What is checked in the browser, with zod. */
const RULES =
  /\/contracts\/(contact|commission|newsletter)\.ts$|\/app\/features\/(cart\/cart-storage|commission\/draft)-schema\.ts$/;

/** What every page wears stands in its imports; the viewer and the panels are the same kind of window. */
const ROOT = /\/app\/(root\.tsx|components\/use-modal-dialog\.ts)$/;

/** The small parts that the most visited pages share: a chunk for each would be longer than what is in it. */
const VISITED =
  /\/app\/(features\/(listing\/(ProductCard|use-list-view)|cart\/(CheckoutProblem|cart-events))|components\/(EmptyState|PageHeader|use-notice-toast))\.tsx?$/;

/** The browser's entry has a chunk of its own as well: it runs when the routes' modules are there, not with the first of them. */
const PAGE = /\/app\/(routes\/|entry\.client\.tsx$)/;
const WORK = /\/product\.\$handle\.tsx$/;
/** Seldom opened; what it shares with the page of a work is the work's. */
const EARLY_ACCESS = /\/product\.\$handle_\.early-access\.tsx$/;

type Owner = 'shop' | 'work' | 'another page';

/**
 * Which chunk a module of the browser's bundle goes to: the framework, what every page shares, what the page of a work
 * alone needs, or, by the bundler's own choice, the page that asks for it. Left alone it would make two dozen chunks of
 * what a page loads, which compress a twentieth worse apart and cost a request each.
 *
 * What is fetched on demand imports nothing but what every page has: Firefox remembers a file that did not arrive, and while
 * the one that was wanted can be had from another address (`app/lib/on-demand.ts`), what it imports cannot.
 */
export const chunkOf: Rollup.GetManualChunk = (id, {getModuleInfo}) => {
  if (FRAMEWORK.test(id) || BUNDLER.test(id)) return 'framework';
  if (PANELS.test(id)) return 'panels';
  if (RULES.test(id)) return 'rules';
  if (HYDROGEN.test(id)) return 'hydrogen';
  const owners = findOwners(id, getModuleInfo, new Set());
  if (owners.has('shop')) return 'shop';
  if (!owners.has('work')) return undefined;
  // The bundler puts what a named chunk imports into it, unless it has a name too; no other page shall fetch the work's.
  return owners.size === 1 ? 'work' : 'shop';
};

/** Static imports alone count: what is imported on demand stays out. */
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
