import {consentWords} from './contracts/consent.ts';
import {WORDS} from './contracts/words/by-language.ts';
import type {LanguageCode} from './contracts/languages.ts';
import type {Queryable} from './ports.ts';

interface Request {
  subscriberId: string;
  email: string;
  tags: readonly string[];
  /** The path of the sign-up page; null when unknown. */
  page: string | null;
  /** The language in which the visitor read the words. */
  language: LanguageCode;
  at: Date;
}

/** Stores who asked for emails, where, when, and the wording. Returns the row's id. */
export async function storeRequest(
  transaction: Queryable,
  {subscriberId, email, tags, page, language, at}: Request,
): Promise<string> {
  const rows = await transaction.query<{id: string}>(
    `insert into public.newsletter_consents (subscriber_id, email, kind, words, page, tags, created_at)
     values ($1, $2, 'requested', $3, $4, array(select jsonb_array_elements_text($5::text::jsonb)), $6)
     returning id`,
    [
      subscriberId,
      email,
      consentWords(WORDS[language]),
      page,
      JSON.stringify(tags),
      at.toISOString(),
    ],
  );
  return rows[0]!.id;
}

/**
 * Stores the proof of a new consent: the wording, page and time of the last request, and the current time. Returns the
 * row's id and the page.
 */
export async function storeConsent(
  transaction: Queryable,
  {subscriberId, language, at}: Pick<Request, 'subscriberId' | 'language' | 'at'>,
): Promise<{id: string; page: string | null}> {
  const rows = await transaction.query<{id: string; page: string | null}>(
    `insert into public.newsletter_consents
       (subscriber_id, email, kind, words, page, tags, requested_at, created_at)
     select subscriber.id, subscriber.email, 'given', coalesce(request.words, $2), request.page,
       subscriber.tags, request.created_at, $3
     from public.newsletter_subscribers as subscriber
     left join lateral (
       select words, page, created_at from public.newsletter_consents
       where subscriber_id = subscriber.id and kind = 'requested'
       order by created_at desc limit 1
     ) as request on true
     where subscriber.id = $1
     returning id, page`,
    [subscriberId, consentWords(WORDS[language]), at.toISOString()],
  );
  return rows[0]!;
}
