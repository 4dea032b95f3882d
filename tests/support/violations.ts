import type {Page} from '@playwright/test';

/** Collects what the browser reports of policies that were broken: the one of scripts and that of strings as code. */
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
