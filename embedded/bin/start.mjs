import './node-version.mjs';
import {buildIfChanged} from './build.mjs';
import {installIfChanged} from './install.mjs';
import {run} from './run.mjs';

installIfChanged();
await buildIfChanged();
process.exit(await run(process.execPath, ['--import', 'tsx', 'embedded/main.ts']));
