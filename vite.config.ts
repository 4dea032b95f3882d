import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {vitePlugin as remix} from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

// `npm run dev` hands the worker its variables this way: plain Vite reads no .env for a worker.
const workerEnv = process.env.SHOP_WORKER_ENV;

export default defineConfig({
  plugins: [
    tailwindcss(),
    hydrogen(),
    oxygen(workerEnv ? {env: JSON.parse(workerEnv) as Record<string, string>} : {}),
    remix({
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
  build: {
    // Nothing inlined as base64, so that the content security policy needs no data: sources.
    assetsInlineLimit: 0,
  },
});
