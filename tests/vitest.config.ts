import {availableParallelism} from 'node:os';
import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';
import {SHORT_LIVED} from './support/short-lived';
import {SlowFilesFirst} from './support/slow-files-first';

const ROOT = new URL('..', import.meta.url).pathname;

/** One more than processors: files wait for servers of their own, of which the others make use. */
const WORKERS = Math.min(availableParallelism() + 1, 8);

export default defineConfig({
  plugins: [tsconfigPaths({root: ROOT, projects: ['tsconfig.json']})],
  test: {
    root: ROOT,
    maxWorkers: WORKERS,
    // As many from first to last: where one of several is ended early, Tinypool ends it twice and fails with it.
    minWorkers: WORKERS,
    // A process for each file costs more than most files do. No test changes what another file could see but the
    // console's functions, and those are given back.
    poolOptions: {forks: {isolate: false, execArgv: [...SHORT_LIVED]}},
    restoreMocks: true,
    sequence: {sequencer: SlowFilesFirst},
    // What is waited for comes within a moment, but not while a busy machine does something else.
    expect: {poll: {timeout: 15_000}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'embedded/**/*.test.ts',
            'store/**/*.test.ts',
            'supabase/**/*.test.ts',
            'tests/*.test.ts',
          ],
          globalSetup: ['tests/support/temporary-folder.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/start-shared-shops.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
