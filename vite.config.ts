import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {vitePlugin as remix} from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import license from 'rollup-plugin-license';
import tsconfigPaths from 'vite-tsconfig-paths';
import {dependencies} from './package.json';
import {restartForNewFiles} from './build/new-files';
import {builtLanguage, copiedWords, otherLanguages, wordsOf} from './build/languages';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

// `npm run dev` hands the worker its variables this way: plain Vite reads no .env for a worker.
const workerEnv = process.env.SHOP_WORKER_ENV;

const buildDirectory = process.env.SHOP_BUILD_FOLDER ?? 'dist';
const language = builtLanguage(process.env.SHOP_LANGUAGE);
const isFirst = language.path === '';

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|@remix-run)\//;

/**
 * Two files that every page loads: the framework, which browsers keep across deployments of the shop, and the root with all that
 * it imports. Rollup doesn't know that Remix loads the root with every route, and would write some 50 small files.
 */
function manualChunks(id: string) {
  if (FRAMEWORK.test(id)) return 'framework';
  return id.endsWith('/app/root.tsx') ? 'root' : undefined;
}

/** A package of `dependencies`, by what a module imports. */
const isLibrary = (source: string) =>
  Object.keys(dependencies).some((name) => source === name || source.startsWith(`${name}/`));

export default defineConfig(({isSsrBuild}) => ({
  plugins: [
    tailwindcss(),
    hydrogen(),
    oxygen(workerEnv ? {env: JSON.parse(workerEnv) as Record<string, string>} : {}),
    wordsOf(language.code),
    copiedWords(),
    otherLanguages(buildDirectory),
    restartForNewFiles(),
    remix({
      buildDirectory,
      basename: language.path || '/',
      presets: [hydrogen.v3preset()],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
      },
    }),
    tsconfigPaths(),
  ],
  // Fixed by the configuration above: the bundle needs no code for the other case.
  define: {
    'window.__remixContext.isSpaMode': 'false',
    'window.__remixContext.future.v3_fetcherPersist': 'true',
    'window.__remixContext.future.v3_relativeSplatPath': 'true',
    'window.__remixContext.future.v3_singleFetch': 'true',
  },
  // Found only when a page asks for it, which Vite would then load anew: once more optimized, and broken until then.
  optimizeDeps: {include: ['react-dom', '@shopify/hydrogen', 'photoswipe', 'sonner', 'zod/mini']},
  // Written for `require`, which the worker has not; a build bundles it anyway.
  ssr: {optimizeDeps: {include: ['sanitize-html']}},
  build: {
    // Nothing inlined as base64, so that the content security policy needs no data: sources.
    assetsInlineLimit: 0,
    // Code that loads when it is needed imports hardly more than its page has: preload lists would add bytes for nothing.
    modulePreload: {resolveDependencies: () => []},
    // The oldest browsers that the README promises: syntax and styles that they do not know are rewritten.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // A twentieth smaller than what esbuild leaves, which visitors wait for, at many times the time.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      safari10: false,
      compress: {passes: 5, ecma: 2020, pure_getters: true, keep_fargs: false},
      format: {comments: false},
    },
  },
  environments: {
    // Another language's server build becomes a part of the first one's, and shares its libraries.
    ...(language.path && {ssr: {build: {rollupOptions: {external: isLibrary}}}}),
    client: {
      build: {
        rollupOptions: {
          output: {manualChunks},
          // The notices that licences ask for, in one file instead of in every chunk; the same for every language.
          plugins: isFirst
            ? [license({thirdParty: {output: `${buildDirectory}/client/licences.txt`}})]
            : [],
        },
      },
    },
  },
}));
