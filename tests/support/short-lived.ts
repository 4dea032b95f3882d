/**
 * Node.js options for a short-lived process. PostgreSQL and ImageMagick are WebAssembly here, and V8's optimizing
 * compiler takes longer for them than a test runs.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];
