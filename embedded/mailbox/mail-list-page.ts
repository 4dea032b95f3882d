import {type Html, html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';
import {describeKind, formatInstant} from './describe-mail';
import {toList} from './mail-payload';
import type {Mail, MailStore} from './mail-store';

const MAILS_PER_PAGE = 50;

/** The emails, newest first, fifty per page. A page number beyond the last shows the last page. */
export async function renderMailList(mails: MailStore, wantedPage: number): Promise<Response> {
  const count = await mails.count();
  const pages = Math.max(1, Math.ceil(count / MAILS_PER_PAGE));
  const page = Math.min(wantedPage, pages);
  const shown = await mails.newest({
    count: MAILS_PER_PAGE,
    skipped: (page - 1) * MAILS_PER_PAGE,
  });
  return renderPage({
    title: 'Mailbox',
    body: html`<div class="mailbox">
      <h1>Mailbox</h1>
      ${count === 0 ? renderEmpty() : renderMails(count, shown, {page, pages})}
    </div>`,
  });
}

function renderEmpty(): Html {
  return html`<p class="lead">No emails have been sent yet.</p>
    <p>
      Emails from the shop to the artist and to visitors appear here. Nothing leaves this machine.
    </p>`;
}

interface Place {
  page: number;
  pages: number;
}

function renderMails(count: number, shown: readonly Mail[], place: Place): Html {
  return html`<p class="detail">
      ${count === 1 ? '1 email' : `${count} emails`}, newest first. Nothing leaves this machine.
    </p>
    <ol class="entries">
      ${shown.map(renderEntry)}
    </ol>
    ${place.pages > 1 && renderPaging(place)}`;
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

function renderPaging({page, pages}: Place): Html {
  return html`<nav class="paging" aria-label="Pages">
    ${page > 1 && html`<a href="/mailbox?page=${page - 1}" rel="prev">Newer</a>`}
    <span>Page ${page} of ${pages}</span>
    ${page < pages && html`<a href="/mailbox?page=${page + 1}" rel="next">Older</a>`}
  </nav>`;
}
