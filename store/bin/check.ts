import {parseArgs} from 'node:util';
import {createClock} from '../../embedded/clock';
import {describeError} from '../../embedded/lifecycle';
import {OperatorError} from '../../embedded/operator-error';
import {readEnvironment} from '../../embedded/settings';
import {AdminApiError} from '../admin-client';
import {loadShop} from '../check/load-shop';
import {systemResolver} from '../check/load/load-names';
import {jsonOf, tableOf} from '../check/report';
import {runChecks} from '../check/run-checks';

/**
 * `npm run shop:check`, with `-- --json` for machine-readable output, and `-- --sharpness 60` for the pixels per cm of
 * the largest print.
 */
try {
  const {values} = parseArgs({
    options: {json: {type: 'boolean', default: false}, sharpness: {type: 'string'}},
  });
  const sharpness = values.sharpness === undefined ? undefined : Number(values.sharpness);
  if (sharpness !== undefined && !(sharpness > 0)) {
    throw new OperatorError('--sharpness is a number of pixels for each cm: --sharpness 60');
  }
  const environment = readEnvironment(process.env);
  const facts = await loadShop(environment, {
    send: fetch,
    resolver: systemResolver,
    now: createClock(environment.SHOP_CLOCK)(),
  });
  const findings = runChecks(facts, sharpness);
  console.info(values.json ? jsonOf(findings) : tableOf(findings, process.stdout.columns));
  if (findings.some(({level}) => level === 'stops')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof AdminApiError ? error.message : describeError(error));
  process.exitCode = 1;
}
