import {execPath} from 'node:process';
import {writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import {runOrExit} from '../../embedded/bin/run.mjs';
import {installBrowserIfMissing} from '../support/browser.mjs';
import {parseBenchArguments} from './arguments';
import {measure} from './measure';
import {formatReport} from './report';
import {startBuild, type ServedBuild} from './served-build';
import {describeOther, startOwnStorefront} from './storefronts';

/** `npm run bench`: see CONTRIBUTING.md. Prints the results and writes them to `bench.json`, with every round and audit. */
const options = parseBenchArguments(process.argv.slice(2));
installBrowserIfMissing();
if (options.build) await runOrExit(execPath, ['embedded/bin/build.mjs']);

const [loadBefore = 0] = loadavg();
const own = await startOwnStorefront();
const builds: ServedBuild[] = [];
try {
  const storefronts = [own.storefront];
  for (const other of options.others) {
    if ('buildFolder' in other) builds.push(await startBuild(other.buildFolder, own.shop));
    const origin = 'origin' in other ? other.origin : (builds.at(-1)?.origin ?? '');
    storefronts.push(describeOther(other.name, origin, other.paths));
  }
  const measures = await measure(storefronts, options, (line) => console.info(line));
  const machine = {processors: availableParallelism(), loadBefore};
  writeFileSync('bench.json', JSON.stringify({options, machine, measures}, null, 2));
  console.info(`\n${formatReport(measures)}\n`);
  console.info(
    `${machine.processors} processors, of which others kept ${loadBefore.toFixed(1)} busy when it began; ` +
      `${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s, ${options.runs} Lighthouse runs.`,
  );
} finally {
  for (const build of builds) build.close();
  await own.close();
}
