/**
 * Options of Node.js for a process that soon ends. PostgreSQL and ImageMagick are WebAssembly here, and to compile them
 * well takes longer than they have to do in a test.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];
