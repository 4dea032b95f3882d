import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../mailbox/describe-mail';
import {renderAdminPage} from '../admin-page';
import type {AdminPages} from '../context';

/** What visitors wrote: pages to read, answered by mail. */

export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
}

interface SignUp {
  email: string;
  tags: readonly string[];
  created_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

interface Waiting {
  title: string;
  people: number;
  since: Date;
}

export async function listSignUps({database, storefrontOrigin}: AdminPages): Promise<Response> {
  const [signUps, waiting] = await Promise.all([
    database.query<SignUp>(
      `select email, tags, created_at, confirmed_at, unsubscribed_at
       from public.newsletter_subscribers order by created_at desc limit 500`,
    ),
    database.query<Waiting>('select title, people, since from public.waiting_for'),
  ]);
  return renderAdminPage({
    title: 'Sign-ups',
    section: '/admin/sign-ups',
    storefrontOrigin,
    body: html`${waiting.length > 0 && waitingList(waiting)}
    ${entries(
      signUps,
      'Nobody signed up yet.',
      ({email, tags, created_at, confirmed_at, unsubscribed_at}) =>
        html`<p class="title">${email}</p>
          <p class="detail">
            ${formatInstant(created_at)} ${tags.length > 0 && `· ${tags.join(', ')}`}
            <span class="kind">${stateOf(confirmed_at, unsubscribed_at)}</span>
          </p>`,
    )}`,
  });
}

function waitingList(waiting: readonly Waiting[]): Html {
  return html`<h2>Waited for</h2>
    ${entries(
      waiting,
      '',
      ({title, people, since}) =>
        html`<p class="title">${title}</p>
          <p class="detail">
            ${people === 1 ? '1 person waits' : `${people} people wait`} · since
            ${formatInstant(since)}
          </p>`,
    )}
    <h2>The list</h2>`;
}

function stateOf(confirmedAt: Date | null, unsubscribedAt: Date | null): string {
  if (unsubscribedAt) return 'left the list';
  return confirmedAt ? 'on the list' : 'not confirmed yet';
}

export async function listMessages({database, storefrontOrigin}: AdminPages): Promise<Response> {
  const messages = await database.query<Letter>(
    `select name, email, subject, message, created_at
     from public.contact_messages order by created_at desc limit 200`,
  );
  return renderAdminPage({
    title: 'Messages',
    section: '/admin/messages',
    storefrontOrigin,
    body: entries(messages, 'No message yet.', letter),
  });
}

export function letter({name, email, subject, message, created_at}: Letter): Html {
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return html`<p class="title">${subject}</p>
    <p class="detail">${name} · <a href="${reply}">${email}</a> · ${formatInstant(created_at)}</p>
    <p class="letter">${message}</p>`;
}

export function entries<Row>(
  rows: readonly Row[],
  empty: string,
  render: (row: Row) => Html,
): Html {
  if (rows.length === 0) return html`<p class="lead">${empty}</p>`;
  return html`<ul class="entries">
    ${rows.map((row) => html`<li>${render(row)}</li>`)}
  </ul>`;
}
