import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../format-instant';
import type {OpenSection} from '../context';
import {type ListEntry, listPage} from '../list-page';

/** Visitors' submissions: pages to read, to answer by email. */

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

/** `/admin/sign-ups`: the list, and who is waiting for which work. */
export const openSignUps: OpenSection = async (context, [page]) => {
  if (page !== undefined) return null;
  const signUps = await context.database.query<SignUp>(
    `select email, tags, created_at, confirmed_at, unsubscribed_at
     from public.newsletter_subscribers order by created_at desc limit 500`,
  );
  const waiting = await context.database.query<Waiting>(
    'select title, people, since from public.waiting_for',
  );
  const waitedFor = waiting.map(({title, people, since}) => ({
    title,
    detail: `${people === 1 ? '1 person is waiting' : `${people} people are waiting`} · since ${formatInstant(since)}`,
  }));
  return listPage(context, {
    title: 'Sign-ups',
    empty: 'Nobody has signed up yet.',
    entries: signUps.map(({email, tags, created_at, confirmed_at, unsubscribed_at}) => ({
      title: email,
      detail: [formatInstant(created_at), ...tags].join(' · '),
      state: unsubscribed_at ? 'left the list' : confirmed_at ? 'on the list' : 'not confirmed yet',
    })),
    more: new Map(waiting.length > 0 ? [['On waiting lists', waitedFor]] : []),
  });
};

/** `/admin/messages`: the latest two hundred, newest first. */
export const openMessages: OpenSection = async (context, [page]) => {
  if (page !== undefined) return null;
  const messages = await context.database.query<Letter>(
    `select name, email, subject, message, created_at
     from public.contact_messages order by created_at desc limit 200`,
  );
  return listPage(context, {
    title: 'Messages',
    empty: 'No messages yet.',
    entries: messages.map((message) => messageEntry(message)),
  });
};

/** A message with a link for replying. `more` goes below its text. */
export function messageEntry(
  {name, email, subject, message, created_at}: Letter,
  more: Html | null = null,
): ListEntry {
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return {
    title: subject,
    detail: html`${name} · <a href="${reply}">${email}</a> · ${formatInstant(created_at)}`,
    body: html`<p class="letter">${message}</p>
      ${more}`,
  };
}
