import {html} from '../html.ts';
import type {Block} from './blocks.ts';
import {STYLES} from './theme.ts';
import {oneLine, visitorHtml} from './visitor-text.ts';

/** Formats that mail clients display; most do not support HEIC and AVIF. */
const DISPLAYABLE = /\.(?:jpe?g|png|gif|webp)$/i;
/** `<timestamp>-<index>-` before the visitor's own file name. */
const NAME_PREFIX = /^\d{13}-\d{1,2}-/;
const WIDTH = 488;

/**
 * Images of the bucket by their signed URLs, at the width of the letter, each linked to the original file; `label` says what
 * they are. The function itself checks that the URLs are in our bucket.
 */
export function pictures(urls: readonly string[], label: string): Block {
  const images = urls.map((url, index) => ({
    url,
    name: fileName(url),
    position: `${label} ${index + 1} of ${urls.length}`,
  }));
  return {
    html: html`${images.map(({url, name, position}, index) =>
      DISPLAYABLE.test(name)
        ? html`<p style="margin:${index === 0 ? '0' : '20px'} 0 0">
              <a href="${url}"
                ><img
                  src="${url}"
                  width="${WIDTH}"
                  alt="${position}: ${name}"
                  class="muted"
                  style="${STYLES.caption};display:block;width:100%;max-width:${WIDTH}px;height:auto;margin:0;border:0"
              /></a>
            </p>
            <p dir="auto" class="muted" style="${STYLES.caption}">${visitorHtml(name)}</p>`
        : html`<p class="ink" style="${STYLES.text};margin-top:${index === 0 ? '0' : '20px'}">
            ${position}:
            <a href="${url}" class="sea" style="${STYLES.link}">${visitorHtml(name)}</a>
          </p>`,
    )}`,
    text: images.map(({url, name, position}) => `${position}: ${name}\n${url}`).join('\n\n'),
  };
}

function fileName(url: string): string {
  const [path = ''] = url.split('?');
  const last = path.split('/').at(-1) ?? '';
  return oneLine(last.replace(NAME_PREFIX, ''));
}
