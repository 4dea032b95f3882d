import type {Page} from '@playwright/test';

/** Collects the browser's `securitypolicyviolation` events: of the Content Security Policy and of Trusted Types. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('onViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {onViolation} = window as unknown as {onViolation: (text: string) => void};
      onViolation(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return violations;
}
