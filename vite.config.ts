import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {vitePlugin as remix} from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import license from 'rollup-plugin-license';
import tsconfigPaths from 'vite-tsconfig-paths';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

const buildDirectory = process.env.SHOP_BUILD_FOLDER ?? 'dist';

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|@remix-run)\//;

/**
 * Two files that every page loads: the framework, which browsers keep across deployments of the shop, and the root with
 * all its imports. Rollup doesn't know that Remix loads the root with every route, and would write about 50 small
 * files.
 */
function manualChunks(id: string) {
  if (FRAMEWORK.test(id)) return 'framework';
  return id.endsWith('/app/root.tsx') ? 'root' : undefined;
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    hydrogen(),
    oxygen(),
    remix({
      buildDirectory,
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
  // Vite finds these only when a page requests them. It then optimizes them and reloads the page, which is broken until
  // then.
  optimizeDeps: {
    include: ['react-dom', '@shopify/hydrogen', 'photoswipe', 'qrcode.react', 'sonner', 'zod/mini'],
  },
  // Written for `require`, which the worker doesn't have. A build bundles it anyway.
  ssr: {optimizeDeps: {include: ['sanitize-html']}},
  build: {
    // Doesn't inline files as base64, so that the content security policy needs no `data:` sources.
    assetsInlineLimit: 0,
    // The oldest browsers that the README promises. The build rewrites syntax and styles that they don't support.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {manualChunks},
          // Collects the notices that licences require in one file instead of in every chunk.
          plugins: [license({thirdParty: {output: `${buildDirectory}/client/licences.txt`}})],
        },
      },
    },
  },
});
