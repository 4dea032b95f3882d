import {parseArgs} from 'node:util';
import {describeError} from '../describe-error';
import {OperatorError} from '../operator-error';
import {readEnvironment} from '../settings';
import {createAdminClient} from '../admin-client';
import {openTerminal} from '../art/ask';
import {deleteWorks, findDemoArt} from '../art/clear-art';
import {findStore} from '../find-store';

/** `npm run art:clear`, with `--yes` in scripts. */
const terminal = openTerminal();
try {
  const {values} = parseArgs({options: {yes: {type: 'boolean', default: false}}});
  if (readEnvironment(process.env).PUBLIC_STORE_DOMAIN) {
    throw new OperatorError("The demo's art is only in the embedded shop; a real store has none.");
  }
  const run = createAdminClient(findStore(process.env));
  const works = await findDemoArt(run);
  const question = `Delete the demo's ${works.length} works? Your own works stay. (yes/no) `;
  if (works.length === 0) {
    console.info("The shop has none of the demo's works.");
  } else if (values.yes || (await terminal?.ask(question))?.trim().toLowerCase() === 'yes') {
    await deleteWorks(works, run);
    console.info(`${works.length} works deleted.`);
  } else {
    throw new OperatorError(
      `${works.length} works stay. Answer yes, or run npm run art:clear -- --yes.`,
    );
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
} finally {
  terminal?.close();
}
