import {installWhatIsMissing} from './install.mjs';
import {run} from './run.mjs';

installWhatIsMissing();
process.exit(await run(process.execPath, ['--import', 'tsx', 'embedded/dev.ts']));
