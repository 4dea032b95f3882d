import type {Page} from '@playwright/test';

/** The measurement id that shops of tests are given. */
export const GOOGLE_ID = 'G-TEST1234';

export interface SentEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Stands in for Google's script, whose real one is never asked for, and remembers how often it was. */
export async function fakeGoogle(page: Page): Promise<{requests: string[]}> {
  const requests: string[] = [];
  await page.route(/googletagmanager|google-analytics|shopifysvc/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: '/* gtag */'});
  });
  return {requests};
}

/** The events in `dataLayer`, as Google's script would find them; null where there is no `dataLayer`. */
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
