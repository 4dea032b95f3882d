import {expect, type Locator, type Page} from '@playwright/test';

/** Page object of a form of the shop. */
export class FormPage {
  readonly toast: Locator;

  constructor(
    page: Page,
    readonly form: Locator,
  ) {
    this.toast = page.locator('[data-sonner-toast]');
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  get button(): Locator {
    return this.form.getByRole('button');
  }

  /** Sets the value with a script, which `maxlength` doesn't limit. */
  async setValue(label: string, text: string) {
    await this.field(label).evaluate((field, value) => {
      (field as HTMLInputElement).value = value;
    }, text);
  }

  /** Expects the message in the form and as a toast. */
  async expectSaid(kind: 'success' | 'error', title: string, description: string) {
    const text = new RegExp(`${escape(title)}\\s*${escape(description)}`);
    await expect(this.inlineMessage(kind)).toHaveText(text);
    await expect(this.toast.filter({hasText: title}).first()).toHaveText(text);
  }

  /** The message inside the form, shown with and without JavaScript. */
  inlineMessage(kind: 'success' | 'error'): Locator {
    // A field with a character count also has a live region, which is empty at first.
    return kind === 'error'
      ? this.form.getByRole('alert')
      : this.form.getByRole('status').filter({hasText: /\S/});
  }

  /** Expects this field to be the first of `count` fields marked as invalid, described by the message and focused. */
  async expectInvalid(label: string, message: string, count = 1) {
    await expect(this.form.locator('[aria-invalid="true"]')).toHaveCount(count);
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(label)).toHaveAccessibleDescription(message);
    await expect(this.field(label)).toBeFocused();
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
