import {parseArgs} from 'node:util';
import {describeError} from '../describe-error';
import {readEnvironment} from '../settings';
import {createAdminClient} from '../admin-client';
import {defineStore} from '../define';
import {webhookUriOf} from '../define-webhooks';
import {findStore} from '../find-store';

/** `npm run shop:define`, with `-- --dry-run` to print the changes without making them. */
try {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  const store = findStore(process.env);
  console.info(`The definitions of ${store.origin}:`);
  const isDone = await defineStore(createAdminClient(store), {
    webhookUri: webhookUriOf(readEnvironment(process.env)),
    isDryRun: values['dry-run'],
    say: (line) => console.info(line),
  });
  if (!isDone) process.exitCode = 1;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
