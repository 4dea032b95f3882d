import {expect} from '@playwright/test';
import type {Shop} from './shop';

/** The newest link to a hold's page in the emails, once as many emails as given about holds have come. */
export async function holdLink(
  {control}: Pick<Shop, 'control'>,
  page: 'manage' | 'status',
  count: number,
): Promise<string> {
  const mails = async () =>
    (await control.mail()).filter(({idempotency_key: key}) => key?.startsWith('hold:'));
  await expect.poll(async () => (await mails()).length).toBe(count);
  const links = (await mails()).flatMap(({text}) => [
    ...(text ?? '').matchAll(new RegExp(`http\\S+/holds/${page}/[\\w-]{36}`, 'g')),
  ]);
  return links.at(-1)![0];
}
