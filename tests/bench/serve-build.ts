import {z} from 'zod';
import {startWorker} from '../../embedded/worker';

/** Serves the build of another Hydrogen storefront in the shop's runtime: `docs/decisions/embedded-storefront-api.md`. */
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
