import type {Page} from '@playwright/test';
import {FormPage} from '../support/form-page';
import type {AttachedShop} from '../support/shop';
import {expect, test} from '../support/test';

/** The one product of the embedded catalogue whose launch lies ahead. */
const LAUNCHING = {handle: 'keeper-of-the-dark', title: 'Keeper of the Dark'};

interface Place {
  name: string;
  path: string;
  /** The region that the form stands in, by its heading. */
  region: string;
  button: string;
  tags: string[];
  success: [title: string, description: string];
  failure: string;
}

const FOOTER: Place = {
  name: 'the footer',
  path: '/about',
  region: 'Letters from the studio',
  button: 'Subscribe',
  tags: [],
  success: ['Welcome aboard!', "You're now subscribed to updates"],
  failure: 'Subscription failed',
};
const HOME: Place = {
  name: 'the home page',
  path: '/',
  region: 'Be there when it leaves the easel',
  button: 'Become a Priority Member',
  tags: ['priority-member', 'homepage-signup'],
  success: [
    'Welcome to the priority list!',
    "You'll be first to know about new drops & commission openings",
  ],
  failure: 'Subscription failed',
};
const PRODUCT: Place = {
  name: 'a product that is coming soon',
  path: `/product/${LAUNCHING.handle}`,
  region: 'Join the priority list',
  button: 'Join the Priority List',
  tags: ['priority-member', `${LAUNCHING.handle}-early-access`],
  success: ["You're on the priority list!", `You'll be notified when ${LAUNCHING.title} launches.`],
  failure: 'Failed to join priority list',
};
const EARLY_ACCESS: Place = {
  ...PRODUCT,
  name: 'an early-access page',
  path: `/product/${LAUNCHING.handle}/early-access`,
};
const PLACES = [FOOTER, HOME, PRODUCT, EARLY_ACCESS];

function signupForm(page: Page, {region}: Place): FormPage {
  return new FormPage(page, page.getByRole('region', {name: region}).locator('form'));
}

const EMAIL = 'Email address';

/** The tags of the only subscriber, in alphabetical order. */
async function tagsOf(shop: AttachedShop): Promise<string[]> {
  const {newsletter} = await shop.control.submissions();
  expect(newsletter).toHaveLength(1);
  return [...(newsletter[0]?.tags as string[])].sort();
}

test('each place signs up, with its tags and its words', async ({page, shop}) => {
  for (const place of PLACES) {
    await test.step(place.name, async () => {
      await shop.control.reset();
      await page.goto(place.path);
      const form = signupForm(page, place);
      await expect(form.button).toHaveText(place.button);
      await expect(form.form).toContainText('You can unsubscribe at any time');
      await expect(form.button).toHaveAccessibleDescription(/will email you about new work/);
      await form.field(EMAIL).fill('ida@example.ca');
      await page.keyboard.press('Enter');
      await form.expectSaid('success', ...place.success);
      await expect(form.field(EMAIL)).toHaveValue('');
      await expect(form.field(EMAIL)).toBeFocused();
      expect(await tagsOf(shop)).toEqual([...place.tags].sort());
    });
  }
});

test('each place refuses what is no address, and keeps an address when the sign-up fails', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const words = '{"error":{"code":"internal","message":"The studio is closed for a minute"}}';
  for (const [place, email] of [
    [HOME, 'ida.example.ca'],
    [PRODUCT, 'ida@home'],
    [EARLY_ACCESS, ''],
  ] as const) {
    await test.step(place.name, async () => {
      await shop.control.clearFaults();
      await page.goto(place.path);
      const form = signupForm(page, place);
      await form.field(EMAIL).fill(email);
      await form.button.click();
      const message = 'Please enter a valid email address';
      await form.expectSaid('error', 'Validation Error', message);
      await form.expectInvalid(EMAIL, message);

      await shop.control.setFaults([{target: 'functions', status: 500, body: words}]);
      await form.field(EMAIL).fill('ida@example.ca');
      await form.button.click();
      await form.expectSaid('error', place.failure, 'The studio is closed for a minute');
      await expect(form.field(EMAIL)).toHaveValue('ida@example.ca');
    });
  }
  expect((await shop.control.submissions()).newsletter).toEqual([]);
  // The browser reports each 502 itself.
  consoleErrors.length = 0;
});

test('the footer leaves the first check to the browser, and has the same words behind it', async ({
  page,
  shop,
}) => {
  await page.goto(FOOTER.path);
  const form = signupForm(page, FOOTER);
  const missing = (field: Element) => (field as HTMLInputElement).validity.valueMissing;
  await form.button.click();
  expect(await form.field(EMAIL).evaluate(missing)).toBe(true);
  await expect(form.field(EMAIL)).toBeFocused();
  await expect(form.toast).toHaveCount(0);

  await form.form.evaluate((element) => ((element as HTMLFormElement).noValidate = true));
  await form.field(EMAIL).fill('nobody');
  await form.button.click();
  await form.expectSaid('error', 'Validation Error', 'Please enter a valid email address');
  expect((await shop.control.submissions()).newsletter).toEqual([]);
});

test('two clicks sign up once, the page keeps its data, and the form waits meanwhile', async ({
  page,
  shop,
}) => {
  await page.goto(PRODUCT.path);
  const form = signupForm(page, PRODUCT);
  await form.field(EMAIL).fill('ida@example.ca');
  await shop.control.setFaults([{target: 'functions', delayMs: 800}]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    // What the page asks of its loaders and actions; pictures and routes may still be on their way.
    if (request.method() === 'POST' || pathname.endsWith('.data')) {
      asked.push(`${request.method()} ${pathname}`);
    }
  });
  await form.button.dblclick();
  await expect(form.button).toHaveText('Joining...');
  await expect(form.button).toBeDisabled();
  await expect(form.field(EMAIL)).toBeDisabled();
  await form.expectSaid('success', ...PRODUCT.success);
  expect(asked).toEqual(['POST /newsletter.data']);
  expect((await shop.control.submissions()).newsletter).toHaveLength(1);
});

test('a connection that is lost while the address is typed leaves the address and the page', async ({
  page,
  context,
  consoleErrors,
}) => {
  for (const path of ['/about', '/product/first-light']) {
    await test.step(path, async () => {
      await page.goto(path);
      const form = signupForm(page, FOOTER);
      // Remix learns of the action's route, and fetches its module.
      const hasRoute = page.waitForResponse(/\/assets\/newsletter-[^/]*\.js$/);
      await form.field(EMAIL).focus();
      await hasRoute;
      await form.field(EMAIL).fill('ida@example.ca');
      await context.setOffline(true);
      await form.button.click();
      await expect(form.inlineMessage('error')).toHaveText(
        /Subscription failed\s*Please try again later/,
      );
      await expect(form.field(EMAIL)).toHaveValue('ida@example.ca');
      await context.setOffline(false);
      await form.button.click();
      await expect(form.inlineMessage('success')).toContainText(FOOTER.success[0]);
    });
  }
  consoleErrors.length = 0;
});

for (const [name, breakAction] of [
  [
    'whose route cannot be found',
    (page: Page) => page.route('**/__manifest?*', (route) => route.fulfill({status: 404})),
  ],
  [
    'whose code is gone with an old deployment',
    (page: Page) =>
      page.route('**/__manifest?*', async (route) => {
        const response = await route.fetch();
        // The page may be left meanwhile.
        const routes = await response.text().catch(() => '{}');
        await route.fulfill({
          contentType: 'application/json',
          body: routes.replaceAll('/assets/newsletter-', '/assets/gone-'),
        });
      }),
  ],
] as const) {
  test(`an action ${name} gets the form from the browser itself`, async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await breakAction(page);
    await page.goto(FOOTER.path);
    const form = signupForm(page, FOOTER);
    await form.field(EMAIL).fill('ida@example.ca');
    await form.button.click();
    await page.waitForURL('**/newsletter');
    await expect(page.getByRole('main').getByRole('status')).toContainText(FOOTER.success[0]);
    expect((await shop.control.submissions()).newsletter).toHaveLength(1);
    // The browser tells of what is missing.
    consoleErrors.length = 0;
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('each place signs up, with its tags and its words', async ({page, shop}) => {
    for (const place of PLACES) {
      await test.step(place.name, async () => {
        await shop.control.reset();
        await page.goto(place.path);
        const form = signupForm(page, place);
        await form.field(EMAIL).fill('ida@example.ca');
        await form.button.click();
        const said = page.getByRole('main').getByRole('status');
        await expect(said).toContainText(place.success[0]);
        await expect(said).toContainText(place.success[1]);
        expect(await tagsOf(shop)).toEqual([...place.tags].sort());
      });
    }
  });

  test('a form that failed comes back as it was, and goes out from there', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await page.goto(PRODUCT.path);
    await signupForm(page, PRODUCT).field(EMAIL).fill('ida@home');
    await signupForm(page, PRODUCT).button.click();
    const form = new FormPage(page, page.getByRole('main').locator('form'));
    await expect(form.inlineMessage('error')).toHaveText(
      /Validation Error\s*Please enter a valid email address/,
    );
    await form.expectInvalid(EMAIL, 'Please enter a valid email address');
    await expect(form.field(EMAIL)).toHaveValue('ida@home');

    await form.field(EMAIL).fill('ida@example.ca');
    await shop.control.setFaults([{target: 'functions', status: 500, times: 1}]);
    await form.button.click();
    await expect(form.inlineMessage('error')).toHaveText(
      /Failed to join priority list\s*Please try again later/,
    );
    await expect(form.field(EMAIL)).toHaveValue('ida@example.ca');

    await form.button.click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(PRODUCT.success[1]);
    expect(await tagsOf(shop)).toEqual([...PRODUCT.tags].sort());
    consoleErrors.length = 0;
  });
});

test.describe('leaving the list', () => {
  test('the link alone changes nothing; its one button leaves, at another try when the first fails', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await page.goto('/newsletter');
    const form = new FormPage(page, page.getByRole('main').locator('form'));
    await form.field(EMAIL).fill('ida@example.ca');
    await form.button.click();
    await form.expectSaid('success', ...HOME.success);
    expect(await tagsOf(shop)).toEqual(['priority-member']);
    const subscriber = async () => (await shop.control.submissions()).newsletter[0]!;

    await page.goto(`/unsubscribe?token=${String((await subscriber()).unsubscribe_token)}`);
    expect((await subscriber()).unsubscribed_at).toBeNull();
    await shop.control.setFaults([{target: 'functions', drop: true, times: 1}]);
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByRole('heading', {name: 'That did not work'})).toBeVisible();
    await page.getByRole('button', {name: 'Try Again'}).click();
    await expect(page.getByRole('heading', {name: 'You are unsubscribed'})).toBeVisible();
    expect((await subscriber()).unsubscribed_at).not.toBeNull();
    consoleErrors.length = 0;
  });

  test('a link that is not known, or not whole, gets kind words', async ({page, consoleErrors}) => {
    for (const token of ['8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f', 'half-a-tok']) {
      await page.goto(`/unsubscribe?token=${token}`);
      await page.getByRole('button', {name: 'Unsubscribe'}).click();
      await expect(page.getByRole('heading', {name: 'This link is not known'})).toBeVisible();
    }
    await page.goto('/unsubscribe');
    await expect(page.getByRole('heading', {name: 'This link is not known'})).toBeVisible();
    consoleErrors.length = 0;
  });

  test('without a connection the page stays and says so', async ({
    page,
    shop,
    context,
    consoleErrors,
  }) => {
    await page.goto('/newsletter');
    const form = new FormPage(page, page.getByRole('main').locator('form'));
    await form.field(EMAIL).fill('ida@example.ca');
    await form.button.click();
    await form.expectSaid('success', ...HOME.success);
    const [subscriber] = (await shop.control.submissions()).newsletter;
    await page.goto(`/unsubscribe?token=${String(subscriber?.unsubscribe_token)}`);
    await context.setOffline(true);
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByRole('heading', {name: 'That did not work'})).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Try Again'}).click();
    await expect(page.getByRole('heading', {name: 'You are unsubscribed'})).toBeVisible();
    consoleErrors.length = 0;
  });
});
