import {expect} from '../support/test';
import {test} from '../support/test-cached';

test('scripts run in a page that the browser kept, under the policy that it kept with it', async ({
  page,
}) => {
  const statuses: number[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceivedExtraInfo', ({statusCode, headers}) => {
    const isPage = Object.keys(headers).some((name) => name.toLowerCase() === 'x-page-cache');
    if (isPage) statuses.push(statusCode);
  });

  // The first answer is passed on as it is made, and has no validator yet. The server knows nothing of a link's tags.
  await page.goto('/about?utm_source=letter&fbclid=1');
  await expect.poll(async () => (await page.reload())?.headers().etag).toBeTruthy();
  await page.reload();
  await expect.poll(() => statuses.at(-1)).toBe(304);

  await page.getByRole('button', {name: /cart/i}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
