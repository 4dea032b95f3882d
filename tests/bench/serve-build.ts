import {z} from 'zod';
import {startWorker} from '../../embedded/worker';

/** A process of its own for another storefront's build: see `startBuild`. */
const options = z.object({
  port: z.number(),
  buildFolder: z.string(),
  env: z.record(z.string(), z.string()),
});

const close = await startWorker(options.parse(JSON.parse(process.argv[2] ?? '')));
process.once('SIGTERM', () => void close());
