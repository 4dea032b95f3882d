import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import {type Html, html} from '../html.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {BORDERLESS_TABLE, LINE, SANS, SEA, STYLES, LAYOUT_TABLE} from './theme.ts';
import {oneLine, severalLines, visitorHtml} from './visitor-text.ts';

/** A part of an email, as HTML and as text. */
export interface Block {
  html: Html;
  text: string;
}

export interface Fact {
  label: string;
  /** May contain a visitor's input. */
  value: string;
  /** The target of a link on the value. The text version shows only the value. */
  href?: string | null;
}

/** Our own text, not a visitor's. */
export function paragraph(text: string): Block {
  return {html: html`<p class="ink" style="${STYLES.text}">${text}</p>`, text};
}

export function heading(text: string): Block {
  return {html: html`<h2 class="ink" style="${STYLES.heading}">${text}</h2>`, text};
}

/** The parts except null and false. */
export function presentOnly<Part>(parts: readonly (Part | null | false)[]): Part[] {
  return parts.filter((part): part is Part => part !== null && part !== false);
}

/** A label and its value, in the text version: 'Size: 8 × 10 inches'. */
export function labelled(label: string, value: string, language: LanguageCode): string {
  return `${label}${MAIL_WORDS[language].colon} ${value}`;
}

/** Labels and values in two columns. Omits rows that are null or false. */
export function facts(
  given: readonly (Fact | null | false)[],
  language: LanguageCode = 'en',
): Block {
  const rows = presentOnly(given);
  return {
    html: html`<table
      ${BORDERLESS_TABLE}
      width="100%"
      class="line"
      style="border-bottom:1px solid ${LINE};table-layout:fixed"
    >
      ${rows.map(
        ({label, value, href}) =>
          html`<tr>
            <th
              scope="row"
              width="84"
              align="left"
              valign="top"
              class="line muted"
              style="width:84px;padding:10px 8px 10px 0;border-top:1px solid ${LINE};${STYLES.label}"
            >
              ${label}
            </th>
            <td
              valign="top"
              dir="auto"
              class="line ink"
              style="padding:10px 0;border-top:1px solid ${LINE};${STYLES.value}"
            >
              ${href ? html`<a href="${href}" class="sea" style="${STYLES.link}">${visitorHtml(oneLine(value))}</a>` : visitorHtml(oneLine(value))}
            </td>
          </tr>`,
      )}
    </table>`,
    text: rows.map(({label, value}) => labelled(label, oneLine(value), language)).join('\n'),
  };
}

/** A visitor's text, visibly quoted so that nobody takes it for ours. */
export function quotation(words: string): Block {
  return {
    html: html`<table ${LAYOUT_TABLE} width="100%" style="table-layout:fixed">
      <tr>
        <td
          dir="auto"
          class="ink edge"
          style="padding:2px 0 2px 20px;border-left:2px solid ${SEA};${STYLES.words}"
        >
          ${visitorHtml(words)}
        </td>
      </tr>
    </table>`,
    text: severalLines(words).replace(/^/gm, '> ').replace(/ $/gm, ''),
  };
}

/** The email's call to action. `label` may contain a visitor's name. The text version shows `address` for `href`. */
export function button(
  label: string,
  href: string,
  {address = href, language = 'en'}: {address?: string; language?: LanguageCode} = {},
): Block {
  return {
    html: html`<table ${LAYOUT_TABLE}>
      <tr>
        <td bgcolor="${SEA}" class="button" style="background:${SEA};mso-padding-alt:14px 28px">
          <a
            href="${href}"
            class="button-label"
            style="display:inline-block;padding:14px 28px;${SANS};font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none;overflow-wrap:anywhere"
            ><bdi>${visitorHtml(label)}</bdi></a
          >
        </td>
      </tr>
    </table>`,
    text: labelled(label, address, language),
  };
}

/** A row of links after a sentence of our own. */
export function links(before: string, items: readonly {label: string; href: string}[]): Block {
  return {
    html: html`<p class="ink" style="${STYLES.text}">${before}:</p>
      <p class="ink" style="${STYLES.text};margin-top:4px">
        ${items.map(
          ({label, href}) =>
            html`<a
              href="${href}"
              class="sea"
              style="${STYLES.link};display:inline-block;padding:8px 20px 8px 0"
              >${label}</a
            > `,
        )}
      </p>`,
    text: [`${before}:`, ...items.map(({label, href}) => `${label}: ${href}`)].join('\n'),
  };
}

/** A numbered list of steps. */
export function steps(items: readonly {title: string; text: string}[]): Block {
  return {
    html: html`<table ${LAYOUT_TABLE} width="100%">
      ${items.map(
        ({title, text}, index) =>
          html`<tr>
            <td
              width="36"
              valign="top"
              class="sea"
              style="width:36px;padding:${index === 0 ? '0' : '16px'} 0 0;${STYLES.numeral}"
            >
              ${index + 1}
            </td>
            <td
              valign="top"
              class="ink"
              style="padding:${index === 0 ? '0' : '16px'} 0 0;${STYLES.text}"
            >
              <strong>${title}</strong><br />${text}
            </td>
          </tr>`,
      )}
    </table>`,
    text: items.map(({title, text}, index) => `${index + 1}. ${title}\n   ${text}`).join('\n\n'),
  };
}

/** The start of an email to a visitor. */
export function greeting(language: LanguageCode): Block {
  return paragraph(MAIL_WORDS[language].greeting);
}

/** The end of an email to a visitor: a close and the artist's name, in a handwritten style. */
export function signature(language: LanguageCode): Block {
  const {close} = MAIL_WORDS[language];
  const name = SITE.artist.firstName;
  return {
    html: html`<p class="ink" style="${STYLES.text}">${close}</p>
      <p class="ink" style="${STYLES.signature};margin-top:4px">${name}</p>`,
    text: `${close}\n${name}`,
  };
}

/** Small print with at most one link, at its end. `text` replaces the link in the text version. */
export function note(before: string, link?: {label: string; href: string; text: string}): Block {
  return {
    html: html`<p class="muted" style="${STYLES.small}">
      ${before}
      ${link && html`<a href="${link.href}" class="sea" style="${STYLES.link}">${link.label}</a>`}
    </p>`,
    text: link ? `${before} ${link.text}` : before,
  };
}

/** Small print that ends with the unsubscribe link. */
export function unsubscribeNote(before: string, href: string, language: LanguageCode): Block {
  const {unsubscribe: label} = MAIL_WORDS[language];
  return note(before, {label, href, text: labelled(label, href, language)});
}
