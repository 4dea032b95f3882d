-- The newsletter's list, the proof of consent, and the queue of changes for Shopify's customers.
-- A sign-up counts once the link in its first email is clicked (docs/decisions/confirmed-signups.md).

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- The same rule as the field's: not empty, with an @.
  email text not null check (char_length(email) between 1 and 255 and email like '%@%'),
  tags text[] not null default '{}',
  -- The language of the last sign-up, in ISO 639-1. No check names the languages, so that a new one needs no migration.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  -- Anybody can type a member's address into a form. Changes of a member wait here until the link of their email is clicked.
  pending_tags text[] not null default '{}' check (cardinality(pending_tags) <= 50),
  pending_language text check (pending_language ~ '^[a-z]{2}$'),
  -- The link in the first email has this token.
  confirmation_token uuid not null unique default gen_random_uuid(),
  confirmation_sent_at timestamptz,
  confirmed_at timestamptz,
  -- Whether the address confirmed by email; false where the artist requires no confirmation.
  is_confirmed_opt_in boolean not null default false,
  -- The unsubscribe link in every email has this token.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletter_subscribers_tags check (cardinality(tags) <= 50)
);

-- One subscription per address, in upper or lower case.
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_created_at on public.newsletter_subscribers (created_at desc);

-- The proof that the anti-spam law requires: when and where each consent was given or withdrawn, and to which words.
-- Rows never change, and outlive the subscriber's deletion.
create table public.newsletter_consents (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid references public.newsletter_subscribers (id) on delete set null,
  email text not null check (char_length(email) <= 255),
  -- `requested` until the link is clicked.
  kind text not null check (kind in ('requested', 'given', 'withdrawn')),
  words text check (char_length(words) <= 1000),
  page text check (char_length(page) <= 301),
  tags text[] not null default '{}',
  -- When a consent that is given was requested. `created_at` is when it was confirmed.
  requested_at timestamptz,
  created_at timestamptz not null default now(),
  check (kind = 'withdrawn' or words is not null)
);

create index newsletter_consents_email on public.newsletter_consents (lower(email), created_at);
create index newsletter_consents_subscriber_id on public.newsletter_consents (subscriber_id, created_at);

-- The members of the list: what the artist exports, and who may get emails.
create view public.letter_recipients with (security_invoker = true) as
  select id, email, tags, created_at, confirmed_at, unsubscribe_token, language
  from public.newsletter_subscribers
  where confirmed_at is not null and unsubscribed_at is null;

-- One row per subscriber whose Shopify customer is out of date (docs/decisions/customers.md).
create table public.customer_updates (
  -- No foreign key, because the row outlives a deleted subscriber until the customer is unsubscribed.
  subscriber_id uuid primary key,
  -- The address of a deleted subscriber, and when they left. Null while the subscriber exists.
  deleted_email text,
  deleted_at timestamptz,
  -- Grows with each change. An update that was sent is done only if the version is still the same.
  version integer not null default 1,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Only one process updates a customer at a time. Otherwise an older state could arrive last.
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null
);

create index customer_updates_waiting on public.customer_updates (next_attempt_at);

-- A trigger covers every change of the list: by a function, and by the artist in the table editor.
create function public.note_customer_update() returns trigger language plpgsql
set search_path = ''
as $$
begin
  -- Skips people who never joined, unless they unsubscribe.
  if new.confirmed_at is null and new.unsubscribed_at is null then
    return null;
  end if;
  if tg_op = 'UPDATE'
    and (old.confirmed_at, old.unsubscribed_at, old.tags)
      is not distinct from (new.confirmed_at, new.unsubscribed_at, new.tags)
  then
    return null;
  end if;
  insert into public.customer_updates as known (subscriber_id, next_attempt_at, created_at)
  values (new.id, new.updated_at, new.updated_at)
  on conflict (subscriber_id) do update
    set version = known.version + 1, attempts = 0, next_attempt_at = new.updated_at;
  return null;
end
$$;

create trigger note_customer_update after insert or update on public.newsletter_subscribers
  for each row execute function public.note_customer_update();

-- The artist may delete somebody who asks to be forgotten, whom Shopify must not email any more.
create function public.note_deleted_customer() returns trigger language plpgsql
set search_path = ''
as $$
begin
  if old.confirmed_at is null and old.unsubscribed_at is null then
    return null;
  end if;
  -- Shopify knows already that this person left.
  if old.unsubscribed_at is not null
    and not exists (select from public.customer_updates where subscriber_id = old.id)
  then
    return null;
  end if;
  insert into public.customer_updates as known
    (subscriber_id, deleted_email, deleted_at, next_attempt_at, created_at)
  values (old.id, old.email, coalesce(old.unsubscribed_at, now()), now(), now())
  on conflict (subscriber_id) do update
    set deleted_email = excluded.deleted_email, deleted_at = excluded.deleted_at,
      version = known.version + 1, attempts = 0, next_attempt_at = now(), created_at = now();
  return null;
end
$$;

create trigger note_deleted_customer after delete on public.newsletter_subscribers
  for each row execute function public.note_deleted_customer();

create view public.failing_customers with (security_invoker = true) as
  select coalesce(deleted_email, (select email from public.newsletter_subscribers where id = subscriber_id)) as email,
    attempts, last_error, created_at, next_attempt_at
  from public.customer_updates
  where attempts > 0
  order by created_at;

alter table public.newsletter_subscribers enable row level security;
alter table public.newsletter_consents enable row level security;
alter table public.customer_updates enable row level security;

revoke all on public.newsletter_subscribers, public.newsletter_consents, public.letter_recipients,
  public.customer_updates, public.failing_customers from anon, authenticated;
revoke all on function public.note_customer_update(), public.note_deleted_customer() from public, anon, authenticated;
