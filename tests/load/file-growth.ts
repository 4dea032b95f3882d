import autocannon from 'autocannon';
import {startShop} from '../support/shop';
import {megabytesOfWorker} from './memory';

/** Stands in the build as it is: the runtime hands it on, and no loader runs. */
const FILE = '/favicon.svg';
const CONNECTIONS = 50;

/** How many megabytes the worker's runtime of a new shop takes more after so many answers in which no code of the shop runs. */
export async function growthByFiles(answers: number): Promise<number> {
  const {url, pid, close} = await startShop({env: {SHOP_CACHE: 'on', SHOP_SERVICE_WORKER: 'on'}});
  try {
    const before = megabytesOfWorker(pid);
    await autocannon({url: `${url}${FILE}`, connections: CONNECTIONS, amount: answers});
    return megabytesOfWorker(pid) - before;
  } finally {
    await close();
  }
}
