import type {Page} from '@playwright/test';

/** The Google Analytics measurement id of the test shops. */
export const GOOGLE_ID = 'G-TEST1234';

export interface SentEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Replaces Google's and Shopify's analytics scripts with an empty one and records the requested URLs. */
export async function mockGoogle(page: Page): Promise<{requests: string[]}> {
  const requests: string[] = [];
  await page.route(/googletagmanager|google-analytics|shopifysvc/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: '/* gtag */'});
  });
  return {requests};
}

/** The shop's events in `dataLayer`, as Google's script would read them; null without a `dataLayer`. */
export function sentEvents(page: Page): Promise<SentEvent[] | null> {
  return page.evaluate(() => {
    const {dataLayer} = window as unknown as {dataLayer?: ArrayLike<unknown>[]};
    if (!dataLayer) return null;
    return dataLayer
      .map((call) => Array.from(call))
      .filter(([kind, name]) => kind === 'event' && name !== 'page_view')
      .map(([, name, parameters]) => ({name, parameters}) as never);
  });
}

/** The URL and the referrer of each page view, as set for Google's script. */
export function pageViews(page: Page): Promise<{page_location: string; page_referrer: string}[]> {
  return page.evaluate(() => {
    const {dataLayer = []} = window as unknown as {dataLayer?: ArrayLike<unknown>[]};
    return dataLayer
      .map((call) => Array.from(call))
      .filter(([kind]) => kind === 'set')
      .map(([, addresses]) => addresses as never);
  });
}
