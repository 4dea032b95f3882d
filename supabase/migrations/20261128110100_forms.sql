-- What every form needs: the keys of stored submissions, the outbox of its emails, and the rate limits.
-- Visitors reach the tables of this shop only through the functions, which use the service role; the artist, in Supabase's table
-- editor. Row-level security without a policy closes a table to the public key; the revoke repeats it.

-- A submission that comes again (a double click, a retry after a lost response) finds its key here and isn't stored twice.
create table public.submission_keys (
  -- SHA-256 of the form's name and content, in hexadecimal.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  submission_id uuid not null,
  created_at timestamptz not null default now()
);

create index submission_keys_created_at on public.submission_keys (created_at);

-- A transaction stores its emails here. They are sent afterwards, until the mail service accepts them
-- (docs/decisions/outbox.md).
create table public.outbox (
  -- Such as `contact:<id>:artist`. The mail service sends an email once per key.
  key text primary key check (char_length(key) between 1 and 200),
  mail jsonb not null,
  -- 1 is sent first (supabase/functions/_shared/outbox/mail-kinds.ts).
  importance smallint not null default 3,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- A sender that takes longer has crashed, so that another may retry.
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- An unsent email is deleted then.
  expires_at timestamptz,
  -- Set after days of failures, or when the mail service refuses the address. The artist sees the email in `failing_emails`, and can set this to null for another attempt.
  abandoned_at timestamptz
);

create index outbox_waiting on public.outbox (importance, next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index outbox_sent_at on public.outbox (sent_at);

-- How often something happened within a window. The key is a keyed hash, so no network address is stored.
create table public.rate_limits (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  count integer not null,
  window_ends_at timestamptz not null
);

create index rate_limits_window_ends_at on public.rate_limits (window_ends_at);

-- The artist opens views in Supabase's table editor. They run with the reader's rights, so the public key sees no row.
-- An email that has waited for a day without an attempt is listed too, because the day's quota may never reach it.
create view public.failing_emails with (security_invoker = true) as
  select key, mail ->> 'to' as recipient, mail ->> 'subject' as subject, attempts, last_error, created_at, next_attempt_at, abandoned_at
  from public.outbox
  where sent_at is null and (attempts > 0 or created_at < now() - interval '1 day')
  order by created_at;

alter table public.submission_keys enable row level security;
alter table public.outbox enable row level security;
alter table public.rate_limits enable row level security;

revoke all on public.submission_keys, public.outbox, public.rate_limits, public.failing_emails from anon, authenticated;
