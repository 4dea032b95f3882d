/**
 * Node.js options for a short-lived process. PostgreSQL and ImageMagick are WebAssembly here; V8's optimizing compiler needs
 * longer for them than a test runs them.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];
