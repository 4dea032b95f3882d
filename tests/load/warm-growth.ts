import autocannon from 'autocannon';
import type {Shop} from '../support/shop';
import {journey} from './journey';
import {megabytesOfWorker} from './memory';

/** A static file of the build: the runtime serves it without the shop's code. */
const FILE = '/favicon.svg';
const CONNECTIONS = 60;
export const RESPONSES = 8000;

/** How many megabytes the worker's runtime grows by during `RESPONSES` responses of a kind. */
export interface Growth {
  pages: number;
  files: number;
  /** Errors and responses with another status than 2xx. */
  failed: number;
}

/** Requests pages and carts from a warm worker, then a file as often. */
export async function measureWarmGrowth({url, pid}: Shop, merchandiseId: string): Promise<Growth> {
  const load = {connections: CONNECTIONS, amount: RESPONSES};
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
