import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {describeError} from '../describe-error';
import {customerCsv} from '../customer-csv';
import {loadList} from '../open-list';

/** `npm run list:export`, with `-- --out FILE` for another file name. */
try {
  const {values} = parseArgs({options: {out: {type: 'string', default: 'newsletter-list.csv'}}});
  const members = await loadList(process.env);
  const {csv, leftOut} = customerCsv(members);
  // Other users of this machine must not read the addresses.
  writeFileSync(values.out, csv, {mode: 0o600});
  const count = members.length - leftOut.length;
  console.info(
    `${values.out} has ${count} of ${members.length} people. In the Shopify admin: Customers, Import.`,
  );
  for (const email of leftOut) console.warn(`Left out; add it by hand if it’s real: ${email}`);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
