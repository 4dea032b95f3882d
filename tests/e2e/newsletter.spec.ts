import type {Page} from '@playwright/test';
import {casesOf, EVERY_CASE} from '../support/every-case';
import {FormPage} from '../support/form-page';
import type {AttachedShop} from '../support/shop';
import {expect, test} from '../support/test';

/** The only product of the embedded catalogue with a future launch. */
const UPCOMING = {handle: 'keeper-of-the-dark', title: 'Keeper of the Dark'};

interface SignupPlace {
  name: string;
  path: string;
  /** The region of the form, by its heading. */
  region: string;
  button: string;
  tags: string[];
  success: [title: string, description: string];
  failure: string;
}

const FOOTER: SignupPlace = {
  name: 'the footer',
  path: '/about',
  region: 'Letters from the studio',
  button: 'Subscribe',
  tags: [],
  success: ['Welcome aboard!', "You're now subscribed to updates"],
  failure: 'Subscription failed',
};
const HOME: SignupPlace = {
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
const PRODUCT: SignupPlace = {
  name: 'a product that is coming soon',
  path: `/product/${UPCOMING.handle}`,
  region: 'Join the priority list',
  button: 'Join the Priority List',
  tags: ['priority-member', `${UPCOMING.handle}-early-access`],
  success: ["You're on the priority list!", `You'll be notified when ${UPCOMING.title} launches.`],
  failure: 'Failed to join priority list',
};
const PLACES = [FOOTER, HOME, PRODUCT];

function signupForm(page: Page, {region}: SignupPlace): FormPage {
  return new FormPage(page, page.getByRole('region', {name: region}).locator('form'));
}

const EMAIL = 'Email address';
const STILL_TO_DO = 'please click the link in the email';

/** The tags of the only subscriber, in alphabetical order. */
async function tagsOf(shop: AttachedShop): Promise<string[]> {
  const {newsletter} = await shop.control.submissions();
  expect(newsletter).toHaveLength(1);
  return [...(newsletter[0]?.tags as string[])].sort();
}

test('each form signs up with its tags and shows its message', async ({page, shop}) => {
  for (const place of casesOf([HOME], [FOOTER, PRODUCT])) {
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
      await expect(form.inlineMessage('success')).toContainText(STILL_TO_DO);
      await expect(form.toast.filter({hasText: place.success[0]})).toContainText(STILL_TO_DO);
      await expect(form.field(EMAIL)).toHaveValue('');
      await expect(form.field(EMAIL)).toBeFocused();
      // A second press says nothing of the emptied field.
      await page.keyboard.press('Enter');
      await expect(form.inlineMessage('success')).toContainText(place.success[0]);
      await expect(form.form.locator('[aria-invalid="true"]')).toHaveCount(0);
      expect(await tagsOf(shop)).toEqual([...place.tags].sort());
    });
  }
});

test('each form rejects an invalid address, and keeps the address when the sign-up fails', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const errorBody = '{"error":{"code":"internal","message":"The studio is closed for a minute"}}';
  const cases = casesOf<[SignupPlace, string]>(
    [[PRODUCT, 'ida@home']],
    [
      [HOME, 'ida.example.ca'],
      [PRODUCT, ''],
    ],
  );
  for (const [place, email] of cases) {
    await test.step(place.name, async () => {
      await shop.control.clearFaults();
      await page.goto(place.path);
      const form = signupForm(page, place);
      await form.field(EMAIL).fill(email);
      await form.button.click();
      const message = 'Please enter a valid email address';
      await form.expectSaid('error', 'Validation Error', message);
      await form.expectInvalid(EMAIL, message);

      await shop.control.setFaults([{target: 'functions', status: 500, body: errorBody}]);
      await form.field(EMAIL).fill('ida@example.ca');
      await form.button.click();
      await form.expectSaid('error', place.failure, 'The studio is closed for a minute');
      await expect(form.field(EMAIL)).toHaveValue('ida@example.ca');
    });
  }
  expect((await shop.control.submissions()).newsletter).toEqual([]);
  // The browser logs each 502.
  consoleErrors.length = 0;
});

test('the footer’s form is checked by the browser first, then by the same rules', async ({
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

test(
  'two clicks sign up once, no loader runs again, and the form is disabled meanwhile @firefox',
  EVERY_CASE,
  async ({page, shop}) => {
    await page.goto(PRODUCT.path);
    const form = signupForm(page, PRODUCT);
    await form.field(EMAIL).fill('ida@example.ca');
    await shop.control.setFaults([{target: 'functions', delayMs: 800}]);
    const requests: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      // Only requests to loaders and actions; pictures and the route manifest may still be loading.
      if (request.method() === 'POST' || pathname.endsWith('.data')) {
        requests.push(`${request.method()} ${pathname}`);
      }
    });
    await form.button.dblclick();
    await expect(form.button).toHaveText('Joining...');
    await expect(form.button).toBeDisabled();
    await expect(form.field(EMAIL)).toBeDisabled();
    await form.expectSaid('success', ...PRODUCT.success);
    expect(requests).toEqual(['POST /api/newsletter']);
    expect((await shop.control.submissions()).newsletter).toHaveLength(1);
  },
);

test(
  'a connection that is lost while the address is typed keeps the address and the page',
  EVERY_CASE,
  async ({page, context, consoleErrors}) => {
    for (const path of casesOf(['/product/first-light'], ['/about'])) {
      await test.step(path, async () => {
        await page.goto(path);
        const form = signupForm(page, FOOTER);
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
  },
);

test(
  'a sign-up is sent from a page whose build is gone, and needs no other code',
  EVERY_CASE,
  async ({page, shop}) => {
    await page.goto(FOOTER.path, {waitUntil: 'networkidle'});
    let requests = 0;
    await page.route(/\/assets\/|\/__manifest/, (route) => {
      requests += 1;
      return route.fulfill({status: 404});
    });
    const form = signupForm(page, FOOTER);
    await form.field(EMAIL).fill('ida@example.ca');
    await form.button.click();
    await form.expectSaid('success', ...FOOTER.success);
    expect(requests).toBe(0);
    await expect(page).toHaveURL(FOOTER.path);
    expect((await shop.control.submissions()).newsletter).toHaveLength(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'each form signs up with its tags and shows its message',
    EVERY_CASE,
    async ({page, shop}) => {
      for (const place of PLACES) {
        await test.step(place.name, async () => {
          await shop.control.reset();
          await page.goto(place.path);
          const form = signupForm(page, place);
          await form.field(EMAIL).fill('ida@example.ca');
          await form.button.click();
          const shown = page.getByRole('main').getByRole('status');
          await expect(shown).toContainText(place.success[0]);
          await expect(shown).toContainText(place.success[1]);
          expect(await tagsOf(shop)).toEqual([...place.tags].sort());
        });
      }
    },
  );

  test(
    'a form that failed keeps its values, and can be sent again',
    EVERY_CASE,
    async ({page, shop, consoleErrors}) => {
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
    },
  );
});

test.describe('unsubscribing', () => {
  test('the link alone changes nothing; its button unsubscribes, on a retry when the first post fails @firefox', async ({
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

  test(
    'an unknown or truncated link shows a friendly message',
    EVERY_CASE,
    async ({page, consoleErrors}) => {
      for (const token of ['8f14e45f-ceea-467f-a0e0-1f2b3c4d5e6f', 'half-a-tok']) {
        await page.goto(`/unsubscribe?token=${token}`);
        await page.getByRole('button', {name: 'Unsubscribe'}).click();
        await expect(page.getByRole('heading', {name: 'This link is not known'})).toBeVisible();
      }
      await page.goto('/unsubscribe');
      await expect(page.getByRole('heading', {name: 'This link is not known'})).toBeVisible();
      consoleErrors.length = 0;
    },
  );

  test(
    'without a connection the page shows a message and stays @firefox',
    EVERY_CASE,
    async ({page, shop, context, consoleErrors}) => {
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
    },
  );
});
