import {register} from 'tsx/esm/api';

// Node 20 hands TypeScript on to threads no other way.
register();
await import('./drawing-worker.ts');
