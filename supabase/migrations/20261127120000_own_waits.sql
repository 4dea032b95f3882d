-- Who waits for a sold-out size asked for one email, and for no place on the list: such a wait has an address and a consent of its
-- own (docs/decisions/back-in-stock.md). Who waits for a launch is on the list, as before.

alter table public.stock_waits
  alter column subscriber_id drop not null,
  add column email text check (char_length(email) between 3 and 255),
  add column language text check (language ~ '^[a-z]{2}$'),
  -- The words beside the field, and the path of its page.
  add column words text check (char_length(words) <= 1000),
  add column page text check (char_length(page) <= 301),
  -- What the link in its first email carries.
  add column confirmation_token uuid not null unique default gen_random_uuid(),
  add column confirmation_sent_at timestamptz,
  add column confirmed_at timestamptz,
  add constraint stock_waits_whose check (num_nonnulls(subscriber_id, email) = 1);

create unique index stock_waits_email_item on public.stock_waits (lower(email), item);

-- The waits that an email may answer.
create view public.confirmed_waits with (security_invoker = true) as
  select wait.id, wait.item, wait.title, wait.created_at,
    coalesce(wait.email, subscriber.email) as email,
    coalesce(wait.language, subscriber.language) as language,
    subscriber.unsubscribe_token
  from public.stock_waits as wait
  left join public.newsletter_subscribers as subscriber on subscriber.id = wait.subscriber_id
  where wait.confirmed_at is not null
    or (subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null);

revoke all on public.confirmed_waits from anon, authenticated;

create or replace view public.waiting_for with (security_invoker = true) as
  select coalesce(max(title), item) as title, count(*)::integer as people, min(created_at) as since
  from public.confirmed_waits
  group by item
  order by people desc, since;
