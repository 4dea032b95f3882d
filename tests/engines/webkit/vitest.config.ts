import {defineConfig} from 'vitest/config';

/** `npm run test:webkit`: see README. */
export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    include: ['tests/engines/webkit/*.test.ts'],
    globalSetup: 'tests/engines/webkit/set-up.ts',
    reporters: ['verbose'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: {poll: {timeout: 15_000}},
  },
});
