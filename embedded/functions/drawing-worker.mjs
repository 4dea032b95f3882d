import {register} from 'tsx/esm/api';

// Node 20 loads TypeScript in worker threads only this way.
register();
const {default: draw} = await import('./drawing-worker.ts');
export default draw;
