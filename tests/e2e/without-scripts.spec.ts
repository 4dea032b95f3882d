import {CommissionPage} from '../support/commission-page';
import {EVERY_CASE} from '../support/every-case';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

/** Over HTTP every run holds the parts; here a visitor walks through them. */
test(
  'a visitor searches, reads a list that was sent to her, takes over a cart and asks for a painting',
  EVERY_CASE,
  async ({page, shop}) => {
    await page.goto('/search');
    await page.getByLabel('What would you like to see?').fill('boats');
    await page.getByRole('group', {name: 'Kind'}).getByText('Prints').click();
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page.getByText(/\d prints for “boats”/)).toBeVisible();
    await page.getByRole('link', {name: 'Red Hull'}).first().focus();
    await page.keyboard.press('Enter');
    const keep = page.getByRole('link', {name: 'Keep on my shortlist'});
    const id = /keep=(\d+)/.exec((await keep.getAttribute('href')) ?? '')?.[1];
    await keep.click();
    await expect(page.getByRole('heading', {level: 1, name: 'Your Shortlist'})).toBeVisible();
    await page.goto(`/shortlist?works=${id}`);
    await expect(page.getByRole('heading', {name: 'Red Hull'})).toBeVisible();

    await page.goto('/certificate/specimen?work=moon-road');
    await expect(page.getByRole('article').getByText('Specimen')).toBeVisible();

    await page.goto('/cart/7500000000001:2');
    await expect(page.getByRole('main')).toContainText('× 2');
    await page.getByRole('main').getByRole('button').click();
    await page.waitForURL(`${shop.backendUrl}/cart/c/**`);
    await expect(page.getByText('First Light').first()).toBeAttached();

    await page.goto('/commissions');
    const form = new CommissionPage(page);
    await form.fill(
      {
        Name: 'Zoë O’Brien',
        Email: 'zoe@example.ca',
        Subject: 'The wharf at Alma',
        'Additional details': 'Low tide.',
      },
      ['16 × 20 inches', 'CAD $500 to $1,000'],
    );
    await form.button.click();
    await expect(page.getByText('Commission request received!')).toBeVisible();
    await expect.poll(async () => (await shop.control.mail()).length).toBe(2);
    const letters = (await shop.control.mail()).map(({text}) => text).join('\n');
    await page.goto(/http\S+\/commissions\/status\/[\w-]{36}/.exec(letters)![0]);
    await expect(page.locator('[aria-current=step]')).toContainText('Received');
  },
);
