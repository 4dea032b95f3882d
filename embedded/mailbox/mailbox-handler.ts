import {html} from '../../supabase/functions/_shared/html';
import {type Handler, methodNotAllowed} from '../http';
import {renderPage} from '../page';
import {renderMailList} from './mail-list-page';
import {renderMailHtml, renderMail} from './mail-page';
import type {MailStore} from './mail-store';

const MAIL_PATH = /^\/mailbox\/([^/]+?)(\/html)?$/;

/** `/mailbox`, its further pages by `?page=2`, `/mailbox/{id}` and the mail's HTML at `/mailbox/{id}/html`. */
export function createMailboxHandler(mails: MailStore): Handler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    const {pathname, searchParams} = new URL(request.url);
    if (pathname === '/mailbox') return renderMailList(mails, pageNumber(searchParams));
    const [, id, isHtml] = MAIL_PATH.exec(pathname) ?? [];
    const mail = id === undefined ? null : await mails.find(id);
    if (!mail) return renderMissing();
    return isHtml ? (renderMailHtml(mail) ?? renderMissing()) : renderMail(mail);
  };
}

/** 1 for an invalid page number. */
function pageNumber(parameters: URLSearchParams): number {
  const given = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}

function renderMissing(): Response {
  return renderPage({
    title: 'Mail not found',
    status: 404,
    body: html`<div class="narrow">
      <h1>Mail not found</h1>
      <p>There is no such mail here. It may have been removed by a reset of the test controls.</p>
      <p><a class="button" href="/mailbox">All emails</a></p>
    </div>`,
  });
}
