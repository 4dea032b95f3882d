import './node-version.mjs';
import {installIfChanged} from './install.mjs';
import {run} from './run.mjs';

installIfChanged();
process.exit(await run(process.execPath, ['--import', 'tsx', 'embedded/dev.ts']));
