-- The outbox serves the important first (supabase/functions/_shared/mail-kinds.ts), and what comes too late expires.

alter table public.outbox
  -- 1 leaves first. What waits from before is served like a mail to the artist.
  add column importance smallint not null default 3,
  -- An unsent mail is deleted then.
  add column expires_at timestamptz;

drop index public.outbox_waiting;
create index outbox_waiting on public.outbox (importance, next_attempt_at)
  where sent_at is null and abandoned_at is null;
