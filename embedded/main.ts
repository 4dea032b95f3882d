import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {printAddresses} from './addresses';
import {startEmbeddedBackend} from './embedded-backend';
import {runUntilSignal} from './lifecycle';
import {readEnvironment} from '../store/settings';
import {startWorker} from './worker';
import {workerEnv} from './worker-env';

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** `npm start`, after installing and building: the embedded backend and the production build in the Workers runtime. */
await runUntilSignal(async (closing, abort) => {
  const environment = readEnvironment(process.env);
  const backend = await startEmbeddedBackend(environment);
  if (backend) closing.push(backend.close);
  const closeWorker = await startWorker({
    port: environment.PORT,
    buildFolder: resolve(PROJECT_FOLDER, environment.SHOP_BUILD_FOLDER),
    env: workerEnv(environment, backend),
    onEnd: abort,
  });
  closing.push(closeWorker);
  printAddresses(environment, backend);
});
