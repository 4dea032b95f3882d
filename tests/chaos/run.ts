import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runChaos} from './chaos';
import {runCustomerChaos} from './customers';

/**
 * `npm run chaos`: see CONTRIBUTING.md. Prints its counts and exits with code 1 when anything was lost or duplicated.
 * `--submissions 0` or `--people 0` leaves one half out.
 */
const {values} = parseArgs({
  options: {
    submissions: {type: 'string', default: '2000'},
    people: {type: 'string', default: '300'},
    clients: {type: 'string', default: '20'},
    kills: {type: 'string', default: '10'},
  },
});

const options = {clients: Number(values.clients), kills: Number(values.kills)};
const onProgress = (line: string) => console.info(line);
const problems: string[] = [];

const submissions = Number(values.submissions);
if (submissions > 0) {
  report(
    await inFolder((dataFolder) => runChaos({...options, submissions, dataFolder, onProgress})),
  );
}
const people = Number(values.people);
if (people > 0) {
  report(
    await inFolder((dataFolder) => runCustomerChaos({...options, people, dataFolder, onProgress})),
  );
}
for (const problem of problems) console.error(problem);
console.info(problems.length === 0 ? '\nNothing was lost, nothing was doubled.' : '');
process.exit(problems.length === 0 ? 0 : 1);

async function inFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function report(one: {counts: Record<string, number>; problems: readonly string[]}) {
  for (const [name, count] of Object.entries(one.counts)) {
    console.info(`${name.padEnd(44)} ${count}`);
  }
  problems.push(...one.problems);
}
