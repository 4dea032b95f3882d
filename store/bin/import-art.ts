import {parseArgs} from 'node:util';
import {describeError} from '../describe-error';
import {OperatorError} from '../operator-error';
import {createAdminClient} from '../admin-client';
import {openTerminal} from '../art/ask';
import {importArt, type ImportReport} from '../art/import-art';
import {createUpload} from '../art/upload';
import {findStore} from '../find-store';

/**
 * `npm run art:import -- FOLDER`, with `--dry-run` to print the changes without making them, and `--channel NAME`
 * (which may be repeated) to publish new works elsewhere than in the Hydrogen channel.
 */
const terminal = openTerminal();
try {
  const {values, positionals} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      channel: {type: 'string', multiple: true, default: ['Hydrogen']},
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new OperatorError('Name the folder: npm run art:import -- FOLDER');
  const isDryRun = values['dry-run'];
  const store = findStore(process.env);
  const run = createAdminClient(store);
  console.info(`${folder} into ${store.origin}:`);
  const report = await importArt(folder, run, createUpload(run), {
    channels: values.channel,
    isDryRun,
    say: (line) => console.info(`  ${line}`),
    askForAlt: terminal && ((title, file) => terminal.ask(`What does '${title}' (${file}) show? `)),
  });
  printReport(report, isDryRun);
  if (report.problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
} finally {
  terminal?.close();
}

function printReport(
  {changed, unchanged, problems, withoutAlt}: ImportReport,
  isDryRun: boolean,
): void {
  const done = isDryRun ? 'To import (nothing has changed)' : 'Imported';
  console.info(`${done}: ${changed}. Unchanged: ${unchanged}.`);
  if (withoutAlt.length > 0) {
    console.info(`Without alt text (column 'alt'): ${withoutAlt.join(', ')}.`);
  }
  if (problems.length > 0) console.info(`Left out: ${problems.length}.`);
  for (const {what, problem} of problems) console.info(`  ${what} ${problem}`);
}
