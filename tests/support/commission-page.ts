import {expect, type Locator, type Page} from '@playwright/test';
import {FormPage} from './form-page';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Page object of the commission form. */
export class CommissionPage extends FormPage {
  readonly fileInput: Locator;
  readonly images: Locator;

  constructor(private readonly page: Page) {
    super(page, page.getByRole('main').locator('form'));
    this.fileInput = this.form.locator('input[type=file]');
    this.images = this.form.getByRole('listitem');
  }

  override get button(): Locator {
    return this.form.getByRole('button', {name: /^(Send Commission Request|Submitting\.\.\.)$/});
  }

  /** Only the form's own message, because each picture has a live region too. */
  override inlineMessage(kind: 'success' | 'error'): Locator {
    return this.form
      .getByRole(kind === 'error' ? 'alert' : 'status')
      .filter({hasText: /Validation Error|Failed to submit|request received/});
  }

  override field(label: string): Locator {
    return this.form.getByLabel(label, {exact: false}).first();
  }

  /** Resolves after hydration, so that React receives what is typed. */
  async open() {
    await this.page.goto('/commissions');
    await expect(this.form.getByText('Choose Pictures')).toBeVisible();
  }

  async fill(texts: Record<string, string>, choices: readonly string[]) {
    for (const [label, text] of Object.entries(texts)) await this.field(label).fill(text);
    for (const choice of choices) await this.form.getByRole('radio', {name: choice}).check();
  }

  async chooseFiles(...files: ChosenFile[]) {
    await this.fileInput.setInputFiles(files);
  }

  image(name: string): Locator {
    return this.images.filter({hasText: name});
  }

  async expectAdded(...names: string[]) {
    for (const name of names) await expect(this.image(name)).toContainText('Added');
  }

  async expectReceived() {
    await this.expectSaid(
      'success',
      'Commission request received!',
      "I'll get back to you within 1-2 business days.",
    );
  }
}
