import type {Page} from '@playwright/test';

/** The Google Analytics measurement id of the test shops. */
export const GOOGLE_ID = 'G-TEST1234';

export interface SentEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Replaces Google's and Shopify's analytics scripts by an empty one and records the URLs requested. */
export async function mockGoogle(page: Page): Promise<{requests: string[]}> {
  const requests: string[] = [];
  await page.route(/googletagmanager|google-analytics|shopifysvc/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: '/* gtag */'});
  });
  return {requests};
}

/** The events in `dataLayer`, as Google's script would read them; null without a `dataLayer`. */
export function sentEvents(page: Page): Promise<SentEvent[] | null> {
  return page.evaluate(() => {
    const {dataLayer} = window as unknown as {dataLayer?: ArrayLike<unknown>[]};
    if (!dataLayer) return null;
    return dataLayer
      .map((call) => Array.from(call))
      .filter(([kind]) => kind === 'event')
      .map(([, name, parameters]) => ({name, parameters}) as never);
  });
}
