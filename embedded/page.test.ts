import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {html} from '../supabase/functions/_shared/html';
import {renderPage} from './page';

it('keeps its style sheet when its title contains the placeholder', async () => {
  const page = renderPage({title: 'STYLES', body: html`<h1>STYLES</h1>`});
  const text = await page.text();
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(text).toContain('<title>STYLES –');
  expect(text).toContain('<h1>STYLES</h1>');
});
