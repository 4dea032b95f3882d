import type {Rollup} from 'vite';

/** What runs in full on every page, as soon as it comes. */
const CHUNKS = ['framework', 'shop'];

/**
 * Chromium compiles a function when it is called first, on the thread that draws the page. This line lets it compile all of
 * a file's functions on another one, while the file is still arriving; other browsers take it for a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead: Rollup.Plugin = {
  name: 'compile-ahead',
  renderChunk: {
    // After the minifier, which takes comments out.
    order: 'post',
    handler: (code, {name}) =>
      CHUNKS.includes(name) ? {code: `//# allFunctionsCalledOnLoad\n${code}`, map: null} : null,
  },
};
