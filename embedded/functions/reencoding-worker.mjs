import {register} from 'tsx/esm/api';

// Node 20 loads TypeScript in worker threads only this way.
register();
const {default: reencode} = await import('./reencoding-worker.ts');
export default reencode;
