import {buildWhatIsMissing} from './build.mjs';
import {installWhatIsMissing} from './install.mjs';
import {run} from './run.mjs';

installWhatIsMissing();
await buildWhatIsMissing();
process.exit(await run(process.execPath, ['--import', 'tsx', 'embedded/main.ts']));
