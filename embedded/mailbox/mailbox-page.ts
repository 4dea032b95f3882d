import {html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';

/** `/mailbox`: the mails the shop would have sent. Nothing sends any yet, and the page says so. */
export function renderMailbox(): Response {
  return renderPage({
    title: 'Mailbox',
    body: html`<div class="narrow">
      <h1>Mailbox</h1>
      <p>No mail has been sent yet. What the shop's forms send will be kept here.</p>
    </div>`,
  });
}
