import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import {WORDS} from '../contracts/words/by-language.ts';
import {localeOf} from '../languages.ts';
import {Html, html} from '../html.ts';
import type {Mail} from './mail.ts';
import {type Block, greeting, note, presentOnly, signature, unsubscribeNote} from './blocks.ts';
import {oneClickUnsubscribe} from './headers.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {LINE, MAT, PAPER, SEA, STYLE_SHEET, STYLES, LAYOUT_TABLE} from './theme.ts';
import {oneLine, shortened, subjectLine, visitorHtml} from './visitor-text.ts';

const PREVIEW_LIMIT = 140;
const LONG_TITLE = 60;
/** Fills the rest of the preview, where mail clients would otherwise show the start of the body. */
const PREVIEW_FILLING = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** Outlook on Windows doesn't support max-width, so a table limits the width. */
const OUTLOOK_START = new Html(
  `<!--[if mso]><table ${LAYOUT_TABLE.text} width="600" align="center"><tr><td><![endif]-->`,
);
const OUTLOOK_END = new Html('<!--[if mso]></td></tr></table><![endif]-->');

interface MailContent extends Pick<Mail, 'to' | 'replyTo' | 'headers'> {
  /** The reader's language; the artist's is English. */
  language?: LanguageCode;
  subject: string;
  /** The preview that mail clients show beside the subject. */
  preview: string;
  /** A small line above the title. */
  kicker?: string;
  /** The default is the subject. */
  title?: string;
  /** Null and false blocks are omitted. */
  blocks: readonly (Block | null | false)[];
  /** Small print below the email's text. */
  footer: readonly Block[];
  /** The target of the link on the shop's name, in the reader's language; plain text when undefined. */
  shopUrl?: string;
}

/** Renders an email as HTML and text. Every part may contain a visitor's input. */
export function composeMail(content: MailContent): Mail {
  const {to, replyTo, headers} = content;
  const subject = subjectLine(content.subject);
  return {
    to,
    ...(replyTo && {replyTo}),
    subject,
    html: renderHtml(content, subject),
    text: renderText(content),
    ...(headers && {headers}),
  };
}

/** The visitor who reads an email. */
export interface Reader {
  email: string;
  language: LanguageCode;
  /** The shop in this language. */
  shopUrl: string;
}

interface VisitorMailContent extends Omit<
  MailContent,
  'to' | 'replyTo' | 'footer' | 'language' | 'shopUrl'
> {
  /** The reason for an email to the list, and where to leave it. */
  unsubscribe?: {reason: string; url: string} | null;
  /** Small print above the sender's details. */
  footer?: readonly Block[];
}

/** Renders an email to a visitor between a greeting and the artist's signature. The reply goes to the artist. */
export function composeVisitorMail(
  {email, language, shopUrl}: Reader,
  {unsubscribe, footer = [], ...content}: VisitorMailContent,
): Mail {
  return composeMail({
    ...content,
    to: email,
    replyTo: SITE.email,
    language,
    shopUrl,
    ...(unsubscribe && {headers: oneClickUnsubscribe(unsubscribe.url, SITE.email)}),
    blocks: [greeting(language), ...content.blocks, signature(language)],
    footer: [
      ...(unsubscribe ? [unsubscribeNote(unsubscribe.reason, unsubscribe.url, language)] : []),
      ...footer,
      ...senderDetails(shopUrl, language),
    ],
  });
}

/**
 * The sender and contact details: the law requires them in every newsletter, and the other emails include them as a
 * courtesy.
 */
export function senderDetails(shopUrl: string, language: LanguageCode): Block[] {
  const {writeTo, visit} = MAIL_WORDS[language].sender;
  return [
    note(`${SITE.name}, ${WORDS[language].postalAddress}`),
    note(writeTo, {label: SITE.email, href: `mailto:${SITE.email}`, text: SITE.email}),
    note(visit, {label: new URL(shopUrl).host, href: shopUrl, text: shopUrl}),
  ];
}

function renderText({subject, kicker, title = subject, blocks, footer}: MailContent): string {
  const head = [kicker, title].filter((line) => line !== undefined).map(oneLine);
  const parts = [
    SITE.name,
    head.join('\n'),
    ...presentOnly(blocks).map(({text}) => text),
    // The standard signature separator.
    ['-- ', ...footer.map(({text}) => text)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A long title is smaller, because it would otherwise fill a phone's screen. */
function titleStyle(title: string): string {
  return title.length > LONG_TITLE ? `${STYLES.title};${STYLES.longTitle}` : STYLES.title;
}

function renderHtml(content: MailContent, subject: string): string {
  const {language = 'en', preview, kicker, title = content.subject, footer, shopUrl} = content;
  const locale = localeOf(language);
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <title>${subject}</title>
        <style>
          ${new Html(STYLE_SHEET)}
        </style>
      </head>
      <body class="mat" style="margin:0;padding:0;background:${MAT}">
        <div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${shortened(preview, PREVIEW_LIMIT)}${PREVIEW_FILLING}
        </div>
        <div role="article" aria-roledescription="email" aria-label="${subject}" lang="${locale}">
          <table
            ${LAYOUT_TABLE}
            width="100%"
            bgcolor="${MAT}"
            class="mat"
            style="background:${MAT}"
          >
            <tr>
              <td align="center" class="outer">
                ${OUTLOOK_START}
                <table
                  ${LAYOUT_TABLE}
                  width="100%"
                  bgcolor="${PAPER}"
                  class="paper"
                  style="max-width:600px;table-layout:fixed;background:${PAPER}"
                >
                  <tr>
                    <td class="wide" style="padding:32px 24px 0">
                      <p class="ink" style="${STYLES.name}">
                        ${shopUrl ? html`<a href="${shopUrl}" class="ink" style="${STYLES.nameLink}">${SITE.name}</a>` : SITE.name}
                      </p>
                      <div
                        class="rule"
                        style="width:32px;height:2px;margin:14px 0 0;background:${SEA};font-size:0;line-height:2px"
                      >
                        &nbsp;
                      </div>
                    </td>
                  </tr>
                  <tr>
                    <td class="wide" style="padding:40px 24px 0">
                      ${kicker && html`<p dir="auto" class="muted" style="${STYLES.kicker}">${visitorHtml(oneLine(kicker))}</p>`}
                      <h1 dir="auto" class="ink" style="${titleStyle(title)}">
                        ${visitorHtml(oneLine(title))}
                      </h1>
                    </td>
                  </tr>
                  ${presentOnly(content.blocks).map(
                    (block) =>
                      html`<tr>
                        <td class="wide" style="padding:24px 24px 0">${block.html}</td>
                      </tr>`,
                  )}
                  <tr>
                    <td class="wide" style="padding:48px 24px 28px">
                      <table ${LAYOUT_TABLE} width="100%" style="table-layout:fixed">
                        <tr>
                          <td class="line" style="padding:20px 0 0;border-top:1px solid ${LINE}">
                            ${footer.map((block) => block.html)}
                          </td>
                        </tr>
                      </table>
                    </td>
                  </tr>
                </table>
                ${OUTLOOK_END}
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`;
  return page.text;
}
