-- The list's people become customers of the Shopify store, from which the artist writes to them. Like the outbox of mails: what
-- has to be told to Shopify stands here, and leaves once Shopify has it (docs/decisions/customers.md).

alter table public.newsletter_subscribers
  -- Whether the address answered its first letter; not where the artist wants no confirmation.
  add column is_confirmed_opt_in boolean not null default false;

update public.newsletter_subscribers as subscriber set is_confirmed_opt_in = true
where exists (
  select from public.newsletter_consents
  where subscriber_id = subscriber.id and kind = 'given' and requested_at < created_at
);

-- A row per subscriber whose customer at Shopify is not up to date.
create table public.customer_updates (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  -- Grows with each change: what was sent counts only if nothing changed meanwhile.
  version integer not null default 1,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- While somebody is telling Shopify, nobody else does, or an older state could arrive last.
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null
);

create index customer_updates_waiting on public.customer_updates (next_attempt_at);

alter table public.customer_updates enable row level security;
revoke all on public.customer_updates from anon, authenticated;

-- Everybody who is on the list already.
insert into public.customer_updates (subscriber_id, next_attempt_at, created_at)
select id, now(), now() from public.newsletter_subscribers
where confirmed_at is not null and unsubscribed_at is null;

-- A trigger, so that no way in or out is forgotten: neither a function's, nor the artist's own hand in the table editor.
create function public.note_customer_update() returns trigger language plpgsql
set search_path = ''
as $$
begin
  -- Of who never was on the list, Shopify hears nothing but that they left.
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

revoke all on function public.note_customer_update() from public, anon, authenticated;

create trigger note_customer_update after insert or update on public.newsletter_subscribers
  for each row execute function public.note_customer_update();

create view public.customers_in_trouble with (security_invoker = true) as
  select (select email from public.newsletter_subscribers where id = subscriber_id) as email,
    attempts, last_error, created_at, next_attempt_at
  from public.customer_updates
  where attempts > 0
  order by created_at;

revoke all on public.customers_in_trouble from anon, authenticated;

-- The timetable's new jobs: what a function could not tell Shopify is told each minute. The artist's letter of the week leaves on
-- Monday morning; each hour of the day tries, and the first that can sends it.
do $timetable$
declare
  job record;
begin
  if current_setting('shop.timetable', true) = 'external' then
    return;
  end if;
  for job in
    select * from (values ('customers-send', '* * * * *'), ('weekly-letter', '5 10-23 * * 1')) as jobs (name, schedule)
  loop
    perform cron.schedule(job.name, job.schedule, format($call$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/%s',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'timetable_secret')
        ),
        body := '{}'::jsonb
      )
    $call$, job.name));
  end loop;
end
$timetable$;
