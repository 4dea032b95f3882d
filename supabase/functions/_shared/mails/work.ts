import type {LanguageCode} from '../contracts/languages.ts';
import type {Work} from '../contracts/work.ts';
import {html} from '../html.ts';
import type {Block} from './blocks.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {STYLES} from './theme.ts';
import {oneLine} from './visitor-text.ts';

/** The width of an email's text, in pixels. */
const MAX_WIDTH = 488;
/** A taller picture would fill a phone's screen before the text begins. */
const MAX_HEIGHT = 460;
/** Pictures load at twice their size, for high-density screens. */
const DENSITY = 2;

/** A picture from the shop's own files. `width` and `height` are those of the file. */
export interface MailPicture {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
}

/** A complete picture, as high and wide as the email allows, with a caption below. */
export function picture(
  {url, alt, width, height}: MailPicture,
  {caption, href}: {caption?: string; href?: string} = {},
): Block {
  const shown = fit(width, height);
  const image = html`<img
    src="${url}"
    width="${shown}"
    alt="${alt}"
    class="muted"
    style="${STYLES.caption};display:block;width:100%;max-width:${shown}px;height:auto;margin:0;border:0"
  />`;
  return {
    html: html`<p style="margin:0">${href ? html`<a href="${href}">${image}</a>` : image}</p>
      ${caption && html`<p class="muted" style="${STYLES.caption}">${caption}</p>`}`,
    text: [caption ?? alt, href].filter(Boolean).join('\n'),
  };
}

/** A work of the shop with its title, linked to its page. */
export function workPicture(
  {handle, title, picture: {url, alt, ...size}}: Work,
  shopUrl: string,
  language: LanguageCode = 'en',
): Block {
  return picture(
    {url: sized(url), alt: alt || MAIL_WORDS[language].pictureOf(oneLine(title)), ...size},
    {caption: oneLine(title), href: `${shopUrl}/product/${encodeURIComponent(handle)}`},
  );
}

/** The URL of a picture on the CDN, at the size of an email. */
export function sized(url: string): string {
  const resized = new URL(url);
  resized.searchParams.set('width', String(MAX_WIDTH * DENSITY));
  return resized.href;
}

function fit(width: number | null | undefined, height: number | null | undefined): number {
  if (!width || !height) return MAX_WIDTH;
  return Math.round(Math.min(MAX_WIDTH, (MAX_HEIGHT * width) / height));
}
