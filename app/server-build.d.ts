/** The module that Remix's Vite plugin creates from the routes. */
declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build';
}
