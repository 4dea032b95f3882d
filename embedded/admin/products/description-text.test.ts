import {describe, expect, it} from 'vitest';
import {descriptionHtml, descriptionText} from './description-text';

describe('the description in the form of a product', () => {
  it.each([
    [
      '<p>Two boats &amp; a gull.<br>Noon.</p>\n<p>Then fog.</p>',
      'Two boats & a gull.\nNoon.\n\nThen fog.',
    ],
    ['<p>Oil on <em>linen</em>.</p>', '<p>Oil on <em>linen</em>.</p>'],
    ['', ''],
  ])('shows %j as %j, and writes the same again', (html, text) => {
    expect(descriptionText(html)).toBe(text);
    expect(descriptionHtml(text)).toBe(html);
  });
});
