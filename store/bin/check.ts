import {parseArgs} from 'node:util';
import {createClock} from '../../embedded/clock';
import {describeError} from '../describe-error';
import {OperatorError} from '../operator-error';
import {readEnvironment} from '../settings';
import {loadShop} from '../check/load-shop';
import {jsonOf, listOf} from '../check/report';
import {runChecks} from '../check/run-checks';

/**
 * `npm run shop:check`, with `-- --json` for machine-readable output, and `-- --sharpness 60` for the pixels per cm of
 * the largest print.
 */
try {
  const {values} = parseArgs({
    options: {json: {type: 'boolean', default: false}, sharpness: {type: 'string'}},
  });
  const sharpness = values.sharpness === undefined ? null : Number(values.sharpness);
  if (sharpness !== null && !(sharpness > 0)) {
    throw new OperatorError('--sharpness is a number of pixels for each cm: --sharpness 60');
  }
  const environment = readEnvironment(process.env);
  const now = createClock(environment.SHOP_CLOCK)();
  const findings = runChecks(await loadShop(environment, now, sharpness));
  console.info(values.json ? jsonOf(findings) : listOf(findings));
  if (findings.some(({level}) => level === 'blocker')) process.exitCode = 1;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
