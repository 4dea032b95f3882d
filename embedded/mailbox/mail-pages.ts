import {type Html, html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';
import {formatInstant} from '../format-instant';
import {toList} from './mail-payload';
import type {Mail, MailStore} from './mail-store';

/** The emails, newest first. */
export async function renderMailList(mails: MailStore): Promise<Response> {
  const newestFirst = (await mails.all()).toReversed();
  return renderPage({
    title: 'Mailbox',
    body: html`<div class="mailbox">
      <h1>Mailbox</h1>
      ${newestFirst.length === 0 ? renderEmpty() : renderMails(newestFirst)}
    </div>`,
  });
}

function renderEmpty(): Html {
  return html`<p class="lead">No emails have been sent yet.</p>
    <p>
      Emails from the shop to the artist and to visitors appear here. Nothing leaves this machine.
    </p>`;
}

function renderMails(mails: readonly Mail[]): Html {
  return html`<p class="detail">
      ${mails.length === 1 ? '1 email' : `${mails.length} emails`}, newest first. Nothing leaves
      this machine.
    </p>
    <ol class="entries">
      ${mails.map(renderEntry)}
    </ol>`;
}

function renderEntry(mail: Mail): Html {
  const {id, payload, takenAt} = mail;
  return html`<li>
    <p class="title"><a href="/mailbox/${id}">${payload.subject}</a></p>
    <p class="detail">To ${toList(payload.to).join(', ')} · from ${nameOf(payload.from)}</p>
    <p class="detail">
      <time datetime="${takenAt.toISOString()}">${formatInstant(takenAt)}</time>
    </p>
  </li>`;
}

/** `The Studio` of `The Studio <studio@example.com>`. */
function nameOf(address: string): string {
  return address.replace(/\s*<[^<>]*>$/, '') || address;
}

/**
 * The email's own markup runs no scripts and submits no forms; images load, and a link opens in a new tab without the
 * sandbox.
 */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
const MAIL_POLICY = [
  "default-src 'none'",
  'img-src http: https: data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${SANDBOX}`,
].join('; ');

/** One email: its headers, its HTML in a frame, and its text. */
export function renderMail(mail: Mail): Response {
  const {id, payload} = mail;
  return renderPage({
    title: payload.subject,
    body: html`<article class="mailbox">
      <p><a href="/mailbox">All emails</a></p>
      <h1>${payload.subject}</h1>
      <dl class="facts">
        ${headersOf(mail).map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      ${
        payload.html !== undefined &&
        html`<section>
          <h2>HTML</h2>
          <iframe
            class="mail-html"
            title="The mail’s HTML"
            sandbox="${SANDBOX}"
            src="/mailbox/${id}/html"
          ></iframe>
          <p><a href="/mailbox/${id}/html">The HTML on its own</a></p>
        </section>`
      }
      ${
        payload.text !== undefined &&
        html`<section>
          <h2>Text</h2>
          ${renderText(payload.text)}
        </section>`
      }
    </article>`,
  });
}

/** The email's HTML; null when it has none. */
export function renderMailHtml({payload}: Mail): Response | null {
  if (payload.html === undefined) return null;
  return new Response(withLinksOutside(payload.html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Inserted after `<head>` where there is one: before the doctype it would switch the page to quirks mode. */
function withLinksOutside(markup: string): string {
  const base = '<base target="_blank">';
  const head = /<head(?:\s[^>]*)?>/i.exec(markup);
  if (!head) return base + markup;
  const end = head.index + head[0].length;
  return markup.slice(0, end) + base + markup.slice(end);
}

function headersOf(mail: Mail): [name: string, value: string | Html][] {
  const {payload, takenAt, idempotencyKey} = mail;
  const {from, to, reply_to, headers} = payload;
  const when = html`<time datetime="${takenAt.toISOString()}">${formatInstant(takenAt)}</time>`;
  const rows: [string, string | Html][] = [
    ['From', from],
    ['To', toList(to).join(', ')],
    ['Reply-To', toList(reply_to).join(', ')],
    ['Date', when],
    ...Object.entries(headers ?? {}),
    ['Idempotency-Key', idempotencyKey ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** A function of its own, so that formatting the outer template adds no white space inside `<pre>`. */
function renderText(text: string): Html {
  return html`<pre class="mail-text">${text}</pre>`;
}
