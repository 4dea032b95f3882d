import './node-version.mjs';
import {buildIfChanged} from './build.mjs';
import {bundleIfChanged} from './bundle.mjs';
import {installIfChanged} from './install.mjs';
import {run} from './run.mjs';

installIfChanged();
await buildIfChanged();
// Said here: Vite sets it where it has just made the bundle.
process.exit(await run(process.execPath, [await bundleIfChanged()], {NODE_ENV: 'production'}));
