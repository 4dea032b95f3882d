-- Who waits for what: a sold-out size, or a work that is not out yet. A row lives until its letter stands in the outbox, in the
-- same transaction, so each wait has one letter (docs/decisions/back-in-stock.md).

create table public.stock_waits (
  id uuid primary key default gen_random_uuid(),
  -- Waits belong to an address of the list: its consent, its confirmation and its unsubscribing are theirs.
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  -- Shopify's id of a size, or of a work that is not out yet.
  item text not null check (item ~ '^gid://shopify/(Product|ProductVariant)/[0-9]{1,20}$'),
  -- What the artist reads; null where the shop's server did not say it.
  title text check (char_length(title) between 1 and 300),
  created_at timestamptz not null,
  unique (subscriber_id, item)
);

create index stock_waits_item on public.stock_waits (item, created_at);
create index stock_waits_created_at on public.stock_waits (created_at);

alter table public.stock_waits enable row level security;
revoke all on public.stock_waits from anon, authenticated;

-- What the artist opens in Supabase's table editor: how many of the list wait for what.
create view public.waiting_for with (security_invoker = true) as
  select coalesce(max(wait.title), wait.item) as title, count(*)::integer as people, min(wait.created_at) as since
  from public.stock_waits as wait
  join public.newsletter_subscribers as subscriber on subscriber.id = wait.subscriber_id
  where subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null
  group by wait.item
  order by people desc, since;

revoke all on public.waiting_for from anon, authenticated;

do $timetable$
begin
  if current_setting('shop.timetable', true) = 'external' then
    return;
  end if;
  perform cron.schedule('back-in-stock-send', '*/5 * * * *', $call$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/back-in-stock-send',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'timetable_secret')
      ),
      body := '{}'::jsonb
    )
  $call$);
end
$timetable$;
