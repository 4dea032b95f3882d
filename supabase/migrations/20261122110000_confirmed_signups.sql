-- Double opt-in: a sign-up counts once the link in its first letter was pressed. Until then the address gets that one letter,
-- and its consent is `requested`; what was pressed is `given`, with the words, and when they were read and confirmed.

alter table public.newsletter_subscribers
  add column confirmed_at timestamptz,
  -- What the link in the first letter carries.
  add column confirmation_token uuid not null unique default gen_random_uuid(),
  add column confirmation_sent_at timestamptz;

-- Those who joined before were asked for nothing more, and stay on the list.
update public.newsletter_subscribers set confirmed_at = created_at;

alter table public.newsletter_consents
  drop constraint newsletter_consents_kind_check,
  add constraint newsletter_consents_kind_check check (kind in ('requested', 'given', 'withdrawn')),
  -- Of a consent that was given: when the words were read. `created_at` is when it was confirmed.
  add column requested_at timestamptz;

update public.newsletter_consents set requested_at = created_at where kind = 'given';

create index newsletter_consents_subscriber_id on public.newsletter_consents (subscriber_id, created_at);

create or replace view public.letter_recipients with (security_invoker = true) as
  select email, tags, created_at, unsubscribe_token
  from public.newsletter_subscribers
  where confirmed_at is not null and unsubscribed_at is null
  order by created_at;
