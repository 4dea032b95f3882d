import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import type {OrderLine} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** A line's picture, whole: the CDN is asked for a width alone, since a height would crop it. Null when there is none. */
export function orderPicture(
  {image, title}: OrderLine,
  widthPx: number,
  language: LanguageCode,
): Html | null {
  if (!image) return null;
  const {url, altText, width, height} = image;
  return html`<img
    src="${sized(url, widthPx)}"
    srcset="${sized(url, widthPx * 2)} 2x"
    alt="${altText ?? CHECKOUT_WORDS[language].pictureOf(title)}"
    ${width && height && html`width="${width}" height="${height}"`}
  />`;
}

/** External images, which only the test controls set, are not resized. */
function sized(url: string, widthPx: number): string {
  if (!url.startsWith('/cdn/')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}width=${widthPx}`;
}
