import {expect} from '@playwright/test';
import type {Control} from './control';

/** The newest link in the emails to a private page, such as `holds/status`, once as many emails as given have been sent. */
export async function mailedLink(
  {control}: {control: Control},
  page: `${'commissions' | 'holds'}/${'manage' | 'progress' | 'status'}`,
  mails: number,
): Promise<string> {
  await expect.poll(async () => (await control.mail()).length, {timeout: 15_000}).toBe(mails);
  const texts = (await control.mail()).map(({text}) => text).join('\n');
  return texts.match(new RegExp(`http\\S+/${page}/[\\w-]{36}`, 'g'))!.at(-1)!;
}
