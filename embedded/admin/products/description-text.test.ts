import {describe, expect, it} from 'vitest';
import {descriptionHtml, descriptionText} from './description-text';

describe('the description in a product’s form', () => {
  it.each([
    [
      '<p>Two boats &amp; a gull.<br>Noon.</p>\n<p>Then fog.</p>',
      'Two boats & a gull.\nNoon.\n\nThen fog.',
    ],
    [
      '<p>Oil on <em>linen</em> &amp; wood.</p>\n<p>Framed.</p>',
      'Oil on <em>linen</em> &amp; wood.\n\nFramed.',
    ],
    ['<p>Two:</p>\n<ul><li>boats</li></ul>', '<p>Two:</p>\n<ul><li>boats</li></ul>'],
    ['', ''],
  ])('shows %j as %j, and writes it back unchanged', (html, text) => {
    expect(descriptionText(html)).toBe(text);
    expect(descriptionHtml(text)).toBe(html);
  });

  it('shows text from Shopify’s editor without its tags, too', () => {
    expect(descriptionText('<p>A boat&nbsp;&amp; it&#39;s fog.</p><p>One<br />two.</p>\n')).toBe(
      "A boat\u00a0& it's fog.\n\nOne\ntwo.",
    );
  });
});
