import {html} from '../../supabase/functions/_shared/html';
import type {Handler} from '../http';
import {renderPage} from '../page';
import {renderMail, renderMailHtml, renderMailList} from './mail-pages';
import type {MailStore} from './mail-store';

const MAIL_PATH = /^\/mailbox\/([^/]+?)(\/html)?$/;

/** `/mailbox`, `/mailbox/{id}`, and the email's HTML at `/mailbox/{id}/html`. */
export function createMailboxHandler(mails: MailStore): Handler {
  return async (request) => {
    const {pathname} = new URL(request.url);
    if (pathname === '/mailbox') return renderMailList(mails);
    const [, id, isHtml] = MAIL_PATH.exec(pathname) ?? [];
    const mail = id === undefined ? null : await mails.find(id);
    if (!mail) return renderMissing();
    return isHtml ? (renderMailHtml(mail) ?? renderMissing()) : renderMail(mail);
  };
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
