-- What the forms need beyond their own tables: repeated posts are stored once, mails leave from an outbox, consent to
-- letters can be proved, rates are limited, and reference images have a bucket.

-- The same submission again (a double click, a retry after a lost answer) finds its key here and is not stored twice.
create table public.submission_keys (
  -- SHA-256 of the form's name and its content, in hexadecimal.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  submission_id uuid not null,
  created_at timestamptz not null default now()
);

create index submission_keys_created_at on public.submission_keys (created_at);

-- Mails are written in the transaction of what they are about, and sent afterwards until the mail service took them.
create table public.outbox (
  -- The mail service sends one key once: `contact:<id>:artist`.
  key text primary key check (char_length(key) between 1 and 200),
  mail jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Set after days of refusals; the artist sees it in the table, and may set it back to null.
  abandoned_at timestamptz
);

create index outbox_waiting on public.outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index outbox_sent_at on public.outbox (sent_at);

alter table public.newsletter_subscribers
  -- The field's rule: something is there, and an @ in it.
  drop constraint newsletter_subscribers_email_check,
  add constraint newsletter_subscribers_email_check
    check (char_length(email) between 1 and 255 and email like '%@%'),
  -- What the link in every letter carries.
  add column unsubscribe_token uuid not null unique default gen_random_uuid(),
  add column unsubscribed_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add constraint newsletter_subscribers_tags check (cardinality(tags) <= 50);

-- Who gets letters: what the artist exports, by tag. The order is that of joining.
create index newsletter_subscribers_tags on public.newsletter_subscribers using gin (tags)
  where unsubscribed_at is null;

-- The proof that the anti-spam law asks for: every consent and every withdrawal, when, where and to which words.
-- Nothing here is ever changed; it outlives a subscriber's removal.
create table public.newsletter_consents (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid references public.newsletter_subscribers (id) on delete set null,
  email text not null check (char_length(email) <= 255),
  kind text not null check (kind in ('given', 'withdrawn')),
  words text check (char_length(words) <= 1000),
  page text check (char_length(page) <= 301),
  tags text[] not null default '{}',
  created_at timestamptz not null default now(),
  check (kind = 'withdrawn' or words is not null)
);

create index newsletter_consents_email on public.newsletter_consents (lower(email), created_at);

-- How often something was done within a window. What is counted is a keyed hash, never an address itself.
create table public.rate_limits (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  count integer not null,
  window_ends_at timestamptz not null
);

create index rate_limits_window_ends_at on public.rate_limits (window_ends_at);

create index commission_requests_image_urls on public.commission_requests using gin (image_urls);

alter table public.submission_keys enable row level security;
alter table public.outbox enable row level security;
alter table public.newsletter_consents enable row level security;
alter table public.rate_limits enable row level security;

revoke all on public.submission_keys, public.outbox, public.newsletter_consents, public.rate_limits
  from anon, authenticated;

-- What the artist opens in Supabase's table editor. They run with the reader's own rights, so the public key sees none.
create view public.letter_recipients with (security_invoker = true) as
  select email, tags, created_at, unsubscribe_token
  from public.newsletter_subscribers
  where unsubscribed_at is null
  order by created_at;

create view public.mails_in_trouble with (security_invoker = true) as
  select key, mail ->> 'to' as recipient, mail ->> 'subject' as subject, attempts, last_error, created_at, next_attempt_at, abandoned_at
  from public.outbox
  where sent_at is null and attempts > 0
  order by created_at;

revoke all on public.letter_recipients, public.mails_in_trouble from anon, authenticated;

-- The pictures that come with a commission request. The bucket is read by address; the public key may add to it and
-- do nothing else: not list, not replace, not remove.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'commission-references',
  'commission-references',
  true,
  10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic']
);

-- An address nobody guesses, then the name of the specification: <uuid>/<timestamp>-<index>-<file name>.
create policy "Visitors add reference images" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'commission-references'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{13}-[0-9]{1,2}-[A-Za-z0-9._-]{1,100}$'
  );
