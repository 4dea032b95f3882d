import type {Plugin} from 'vite';
import {ROUTER_CUTS} from './vite.router-cut';

interface Cut {
  /** End of the module's path. */
  module: string;
  /** Each text and what stands in its place; every one must occur. */
  replacements: readonly (readonly [text: string, replacement: string])[];
}

/**
 * Remix asks at run time, in the browser, which of its future flags are on and whether it runs on a server or as a single
 * page. Here both are decided: every `v3_*` flag is on, and this is the browser's code of a shop with a server. Said to
 * the bundler, whole protocols of older versions fall away: the `_data` requests, their deferred scripts, hot reload.
 *
 * So does what this shop does without: forms are posted by `useValidatedForm`, so that the router's own submissions,
 * fetchers and blockers have no caller, and no route has a loader or an action in the browser. Lint keeps it so.
 */
const CUTS: readonly Cut[] = [
  {
    module: '@remix-run/react/dist/esm/browser.js',
    replacements: [
      ['window.__remixContext.future.v3_fetcherPersist', 'true'],
      ['window.__remixContext.future.v3_relativeSplatPath', 'true'],
      ['window.__remixContext.future.v3_singleFetch', 'true'],
      ['window.__remixContext.isSpaMode', 'false'],
      ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
    ],
  },
  {
    module: '@remix-run/react/dist/esm/routes.js',
    replacements: [
      ['let result = await fetchServerHandler(request, route);', ''],
      ['return unwrap ? unwrapServerResponse(result) : result;', ''],
      ['if (isSpaMode)', 'if (false)'],
      ['isSpaMode && ', 'false && '],
      ['if (needsRevalidation)', 'if (false)'],
      ['dataRoute.action = (', 'let unused = ('],
      ['if (!routeModule.clientLoader)', 'if (true)'],
      ['if (mod.clientLoader)', 'if (false)'],
      ['if (mod.clientAction)', 'if (false)'],
      ['future.v3_singleFetch', 'true'],
      // There is one stylesheet, in the root's document.
      ['cachedModule ? prefetchStyleLinks(route, cachedModule) : Promise.resolve()', 'undefined'],
      ['await prefetchStyleLinks(route, routeModule);', ''],
      // Every document comes whole from the server, and the root has a boundary of its own.
      ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
    ],
  },
  {
    module: '@remix-run/react/dist/esm/components.js',
    replacements: [
      ['future.v3_singleFetch', 'true'],
      ['if (isSpaMode && ', 'if (false && '],
      // An assignment is a side effect, for which the bundler keeps the component and all that it needs.
      ['Form.displayName = "Form";', ''],
    ],
  },
  {
    module: '@remix-run/react/dist/esm/single-fetch.js',
    replacements: [
      ['if (["POST", "PUT", "PATCH", "DELETE"].includes(request.method))', 'if (false)'],
      ['if (fetcherKey)', 'if (false)'],
    ],
  },
  {
    module: '@remix-run/react/dist/esm/routeModules.js',
    replacements: [
      // Not the page that the visitor is on, but the one that was clicked: see `app/entry.client.tsx`.
      ['window.location.reload();', 'window.dispatchEvent(new Event("shop:route-gone"));'],
      ['console.error(error);', ''],
      ['if (window.__remixContext.isSpaMode &&', 'if (false &&'],
    ],
  },
  {
    module: '@remix-run/react/dist/esm/links.js',
    replacements: [['future.v3_singleFetch', 'true']],
  },
  {
    module: '@remix-run/react/dist/esm/fog-of-war.js',
    // The list of all pages is shorter than the code that asks for them one after the other.
    replacements: [['future.v3_lazyRouteDiscovery === true && !isSpaMode', 'false']],
  },
  {module: '@remix-run/router/dist/router.js', replacements: ROUTER_CUTS},
  {
    module: '@remix-run/react/dist/esm/errorBoundaries.js',
    replacements: [
      ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
      [
        'let heyDeveloper =',
        // What stands there when even the root's own boundary threw: no visitor is shown a stack trace.
        'return React.createElement(BoundaryShell, {title: "Something went wrong", isOutsideRemixApp}, React.createElement("h1", null, "Something went wrong. Please load the page again."));\nlet heyDeveloper =',
      ],
    ],
  },
  {
    module: 'react/cjs/react.production.min.js',
    replacements: [
      ['exports.Children=', 'var unusedChildren='],
      ['exports.PureComponent=', 'var unusedPure='],
      ['exports.act=', 'var unusedAct='],
      ['exports.unstable_act=', 'var alsoUnusedAct='],
      ['exports.cloneElement=', 'var unusedClone='],
      ['exports.createFactory=', 'var unusedFactory='],
    ],
  },
  {
    // The roots of React 17 and what only they need: this shop hydrates, once.
    module: 'react-dom/cjs/react-dom.production.min.js',
    replacements: [
      ['exports.findDOMNode=', 'var unusedFind='],
      ['exports.hydrate=', 'var unusedHydrate='],
      ['exports.render=', 'var unusedRender='],
      ['exports.unmountComponentAtNode=', 'var unusedUnmount='],
      ['exports.unstable_batchedUpdates=', 'var unusedBatch='],
      ['exports.unstable_renderSubtreeIntoContainer=', 'var unusedSubtree='],
      // The names of keys, which browsers of ten years ago had to be told; 0 takes the event's own.
      [
        'key:function(a){if(a.key){var b=Md[a.key]||a.key;if("Unidentified"!==b)return b}return"keypress"===a.type?(a=od(a),13===a?"Enter":String.fromCharCode(a)):"keydown"===a.type||"keyup"===a.type?Nd[a.keyCode]||"Unidentified":""}',
        'key:0',
      ],
    ],
  },
  {
    module: 'react-router/dist/index.js',
    replacements: [
      ['logV6DeprecationWarnings(future, router.future)', 'undefined'],
      ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()'],
      ['React.createElement(DefaultErrorComponent, null)', 'null'],
    ],
  },
  {
    module: 'react-router-dom/dist/index.js',
    replacements: [['UNSAFE_logV6DeprecationWarnings(future, router.future)', 'undefined']],
  },
];

/**
 * Leaves out of the browser's bundle what Remix and React keep for others.
 *
 * @throws while building, when a text is not found: another version of the package, for which its cuts must be read again.
 */
export function cuts(): Plugin {
  return {
    name: 'cuts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr) return;
      const cut = CUTS.find(({module}) => id.endsWith(`/node_modules/${module}`));
      if (!cut) return;
      return {code: cut.replacements.reduce(replaceAll(cut.module), code), map: null};
    },
  };
}

function replaceAll(module: string) {
  return (code: string, [text, replacement]: Cut['replacements'][number]) => {
    if (!code.includes(text)) throw new Error(`${module} no longer has the text: ${text}`);
    return code.replaceAll(text, replacement);
  };
}
