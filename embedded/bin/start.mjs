import './node-version.mjs';
import {buildIfChanged} from './build.mjs';
import {installIfChanged} from './install.mjs';
import {run} from './run.mjs';

installIfChanged();
await buildIfChanged();
const command = ['--import', 'tsx', 'embedded/main.ts'];
process.exit(await run(process.execPath, command, {NODE_ENV: 'production'}));
