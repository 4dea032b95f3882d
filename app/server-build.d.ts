/** The module that Remix's Vite plugin makes of the routes; it declares none itself. */
declare module 'virtual:remix/server-build' {
  type ServerBuild = import('@remix-run/server-runtime').ServerBuild;
  export const assets: ServerBuild['assets'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const basename: ServerBuild['basename'];
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const mode: ServerBuild['mode'];
  export const publicPath: ServerBuild['publicPath'];
  export const routes: ServerBuild['routes'];
}
