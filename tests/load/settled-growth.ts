import autocannon from 'autocannon';
import type {Shop} from '../support/shop';
import {journey} from './journey';
import {megabytesOfWorker} from './memory';

/** Stands in the build as it is: the runtime hands it on, and no code of the shop runs. */
const FILE = '/favicon.svg';
const CONNECTIONS = 60;
export const ANSWERS = 8000;

/** How many megabytes the worker's runtime takes more after so many answers of a kind. */
export interface Growth {
  pages: number;
  files: number;
  /** Answers that were none, or no success. */
  failed: number;
}

/** Asks a worker that has been busy for pages and carts, and then as often for a file. */
export async function settledGrowth({url, pid}: Shop, merchandiseId: string): Promise<Growth> {
  const load = {connections: CONNECTIONS, amount: ANSWERS};
  let next = 0;
  const before = megabytesOfWorker(pid);
  const {errors, non2xx} = await autocannon({
    ...load,
    url,
    setupClient: (client) => client.setRequests(journey(merchandiseId, next++)),
  });
  const between = megabytesOfWorker(pid);
  await autocannon({...load, url: `${url}${FILE}`});
  const files = megabytesOfWorker(pid) - between;
  return {pages: between - before, files, failed: errors + non2xx};
}
