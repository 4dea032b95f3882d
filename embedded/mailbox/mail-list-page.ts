import {type Html, html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';
import {describeKind, formatInstant} from './describe-mail';
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
  const {id, payload, takenAt, idempotencyKey} = mail;
  const kind = describeKind(idempotencyKey);
  return html`<li>
    <p class="title"><a href="/mailbox/${id}">${payload.subject}</a></p>
    <p class="detail">To ${toList(payload.to).join(', ')} · from ${nameOf(payload.from)}</p>
    <p class="detail">
      ${kind && html`<span class="kind">${kind}</span>`}
      <time datetime="${takenAt.toISOString()}">${formatInstant(takenAt)}</time>
    </p>
  </li>`;
}

/** `The Studio` of `The Studio <studio@example.com>`. */
function nameOf(address: string): string {
  return address.replace(/\s*<[^<>]*>$/, '') || address;
}
