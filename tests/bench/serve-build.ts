import {z} from 'zod';
import {startWorker} from '../../embedded/worker';

/** Serves another storefront's build in a separate process: see `startBuild`. */
const options = z.object({
  port: z.number(),
  buildFolder: z.string(),
  env: z.record(z.string(), z.string()),
});

const close = await startWorker({
  ...options.parse(JSON.parse(process.argv[2] ?? '')),
  onEnd: (error) => {
    throw error;
  },
});
process.once('SIGTERM', () => void close());
