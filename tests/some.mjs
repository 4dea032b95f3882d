import '../embedded/bin/node-version.mjs';
import {buildIfChanged} from '../embedded/bin/build.mjs';
import {installIfChanged} from '../embedded/bin/install.mjs';
import {run} from '../embedded/bin/run.mjs';
import {PLAYWRIGHT, VITEST} from './support/run-parts.mjs';

// `npm run test:unit`, `test:http` and `test:e2e`: one kind of tests, or those that the parameters of vitest or
// Playwright select: `npm run test:unit -- cart`, `npm run test:e2e -- contact.spec -g clicks`.

const [kind = '', ...given] = process.argv.slice(2);
const isE2e = kind === 'e2e';

installIfChanged();
if (isE2e) (await import('./support/browser.mjs')).installBrowserIfMissing();
if (kind !== 'unit') await buildIfChanged();

const command = isE2e ? PLAYWRIGHT.command : [...VITEST.command, '--project', kind];
process.exit(await run(process.execPath, [...command, ...given]));
