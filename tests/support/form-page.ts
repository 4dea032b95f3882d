import {expect, type Locator, type Page} from '@playwright/test';

/** A form of the shop as a visitor meets it. */
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

  /** Puts a text into a field as a script does: a text longer than the field lets anybody type. */
  async put(label: string, text: string) {
    await this.field(label).evaluate((field, value) => {
      (field as HTMLInputElement).value = value;
    }, text);
  }

  /** The words stand beside the form, and in a toast. */
  async expectSaid(kind: 'success' | 'error', title: string, description: string) {
    const words = new RegExp(`${escape(title)}\\s*${escape(description)}`);
    await expect(this.inline(kind)).toHaveText(words);
    await expect(this.toast.filter({hasText: title}).first()).toHaveText(words);
  }

  /** The place beside the form where its words stand, with or without scripts. */
  inline(kind: 'success' | 'error'): Locator {
    // A field with a count has a silent region of its own.
    return kind === 'error'
      ? this.form.getByRole('alert')
      : this.form.getByRole('status').filter({hasText: /\S/});
  }

  /** One field is marked, says what is wrong with it, and has the focus. */
  async expectInvalid(label: string, message: string) {
    await expect(this.form.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(label)).toHaveAccessibleDescription(message);
    await expect(this.field(label)).toBeFocused();
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
