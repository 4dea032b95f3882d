import {expect, test} from '../support/test';
import {collectViolations} from '../support/violations';

test('injected markup runs no script', async ({page, consoleErrors}) => {
  const violations = await collectViolations(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.append('window.hasRun = "inline"');
    document.body.append(inline);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.hasRun = "handler"');
    image.src = '/no-such.png';
    document.body.append(image);
    const link = document.createElement('a');
    link.href = 'javascript:void(window.hasRun = "link")';
    document.body.append(link);
    link.click();
    for (const code of [
      '<img src=x onerror="window.hasRun = 1">',
      '<svg onload="window.hasRun = 2">',
    ]) {
      document.body.appendChild(document.createElement('div')).innerHTML = code;
    }
    // In a timeout, because Playwright's own evaluation is exempt.
    setTimeout(() => {
      // An attacker's call.
      window.eval('window.hasRun = "eval"');
    });
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => (window as {hasRun?: string}).hasRun)).toBeUndefined();
  // The default Trusted Types policy (`app/lib/security/trusted-types.ts`) empties the strings, so that they cause no violation.
  expect(violations.join()).toContain('script-src-attr inline');
  expect(violations.join()).toContain('script-src-elem inline');
  expect(violations.join()).toContain('frame-src');
  consoleErrors.length = 0;
});
