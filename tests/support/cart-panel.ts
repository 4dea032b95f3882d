import {expect, type Locator, type Page} from '@playwright/test';

/** Page object of the cart panel. */
export class CartPanel {
  readonly root: Locator;
  readonly checkoutButton: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('dialog', {name: 'Shopping Cart'});
    this.checkoutButton = this.root.getByRole('button', {
      name: /Checkout with Shopify|Creating Checkout/,
    });
  }

  badge(): Locator {
    return this.page.getByRole('banner').getByRole('button', {name: /cart/i});
  }

  async open() {
    await this.badge().click();
    await expect(this.root).toBeVisible();
  }

  /**
   * Clicks Checkout and resolves with the URL that the browser would open. The page stays, so that tests can read its
   * events.
   */
  async readCheckout(backendUrl: string): Promise<URL> {
    let address = '';
    await this.page.route(`${backendUrl}/cart/c/**`, async (route) => {
      address = route.request().url();
      await route.fulfill({status: 204});
    });
    await this.checkoutButton.click();
    await expect.poll(() => address).not.toBe('');
    return new URL(address);
  }

  async checkOut() {
    await this.checkoutButton.click();
    await this.page.waitForURL('**/cart/c/**');
  }

  line(title: string): Locator {
    // The panel's own toasts are list items too.
    return this.root.locator('li:not([data-sonner-toast])').filter({hasText: title});
  }

  /** Answers the panel's question after the checkout is gone. */
  async answer(answer: 'Yes, Empty the Cart' | 'No, Keep These Works') {
    await expect(this.root.getByText('Did you finish your order?')).toBeVisible();
    await this.root.getByRole('button', {name: answer}).click();
  }

  async expectCount(count: number) {
    await expect(this.badge()).toHaveAccessibleName(
      new RegExp(`${count} ${count === 1 ? 'item' : 'items'}`),
    );
  }
}

/** A second click within this time is a double click. */
export const DOUBLE_TAP_MS = 500;

/** Clicks a button again, late enough that it isn't a double click. */
export async function pressAgain(button: Locator) {
  const readClock = () => button.page().evaluate(() => performance.now());
  const startMs = await readClock();
  await expect.poll(readClock).toBeGreaterThan(startMs + DOUBLE_TAP_MS);
  await button.click();
}
