import {register} from 'tsx/esm/api';

// Node 20 loads TypeScript in worker threads only this way.
register();
export const {drawCard, reencode} = await import('./picture-worker.ts');
