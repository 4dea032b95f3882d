import type {LanguageCode} from '../contracts/languages.ts';
import {html} from '../html.ts';
import {type Block, labelled} from './blocks.ts';
import {STYLES} from './theme.ts';
import {oneLine, visitorHtml} from './visitor-text.ts';

/** Formats that mail clients display. Most clients don't support HEIC and AVIF. */
const DISPLAYABLE = /\.(?:jpe?g|png|gif|webp)$/i;
/** `<timestamp>-<index>-` before the visitor's file name. */
const NAME_PREFIX = /^\d{13}-\d{1,2}-/;
const WIDTH = 488;

/**
 * Images of the bucket by their signed URLs, at the width of the email, each linked to the original file. `positionOf`
 * describes each one: 'Picture 1 of 3'. The function checks that the URLs are in our bucket.
 */
export function pictures(
  urls: readonly string[],
  positionOf: (number: number, count: number) => string,
  language: LanguageCode = 'en',
): Block {
  const images = urls.map((url, index) => ({
    url,
    name: fileName(url),
    position: positionOf(index + 1, urls.length),
  }));
  return {
    html: html`${images.map(({url, name, position}, index) =>
      DISPLAYABLE.test(name)
        ? html`<p style="margin:${index === 0 ? '0' : '20px'} 0 0">
              <a href="${url}"
                ><img
                  src="${url}"
                  width="${WIDTH}"
                  alt="${labelled(position, name, language)}"
                  class="muted"
                  style="${STYLES.caption};display:block;width:100%;max-width:${WIDTH}px;height:auto;margin:0;border:0"
              /></a>
            </p>
            <p dir="auto" class="muted" style="${STYLES.caption}">${visitorHtml(name)}</p>`
        : html`<p class="ink" style="${STYLES.text};margin-top:${index === 0 ? '0' : '20px'}">
            ${labelled(position, '', language)}
            <a href="${url}" class="sea" style="${STYLES.link}">${visitorHtml(name)}</a>
          </p>`,
    )}`,
    text: images
      .map(({url, name, position}) => `${labelled(position, name, language)}\n${url}`)
      .join('\n\n'),
  };
}

function fileName(url: string): string {
  const [path = ''] = url.split('?');
  const last = path.split('/').at(-1) ?? '';
  return oneLine(last.replace(NAME_PREFIX, ''));
}
