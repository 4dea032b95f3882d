import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runChaos} from './chaos';

/** `npm run chaos`: see CONTRIBUTING.md. Prints its counts and exits with code 1 when anything was lost or duplicated. */
const {values} = parseArgs({
  options: {
    submissions: {type: 'string', default: '2000'},
    clients: {type: 'string', default: '20'},
    kills: {type: 'string', default: '10'},
  },
});

const dataFolder = await mkdtemp(join(tmpdir(), 'chaos-'));
const report = await runChaos({
  submissions: Number(values.submissions),
  clients: Number(values.clients),
  kills: Number(values.kills),
  dataFolder,
  onProgress: (line) => console.info(line),
});
await rm(dataFolder, {recursive: true, force: true});

for (const [name, count] of Object.entries(report.counts)) {
  console.info(`${name.padEnd(44)} ${count}`);
}
for (const problem of report.problems) console.error(problem);
console.info(report.problems.length === 0 ? '\nNothing was lost, nothing was doubled.' : '');
process.exit(report.problems.length === 0 ? 0 : 1);
