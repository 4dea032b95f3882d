-- Who waits for a sold-out size or a launch. A wait is deleted by the transaction that stores its email, so it has only one
-- (docs/decisions/back-in-stock.md).

create table public.stock_waits (
  id uuid primary key default gen_random_uuid(),
  -- A wait for a launch belongs to a subscriber, whose consent and confirmation it uses. A wait for a sold-out size asks for one
  -- email and not for the newsletter, so it has an address, a consent and a confirmation of its own.
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  email text check (char_length(email) between 3 and 255),
  language text check (language ~ '^[a-z]{2}$'),
  -- The words beside the field, and the path of its page. Null for a buyer whose request for a hold came second, which permits
  -- emails about its work for six months (docs/decisions/holds.md).
  words text check (char_length(words) <= 1000),
  page text check (char_length(page) <= 301),
  -- The link in the first email has this token.
  confirmation_token uuid not null unique default gen_random_uuid(),
  confirmation_sent_at timestamptz,
  confirmed_at timestamptz,
  -- Shopify's id of a size, or of a work before its launch.
  item text not null check (item ~ '^gid://shopify/(Product|ProductVariant)/[0-9]{1,20}$'),
  -- For the artist; null if the shop's server doesn't know it.
  title text check (char_length(title) between 1 and 300),
  created_at timestamptz not null,
  unique (subscriber_id, item),
  constraint stock_waits_whose check (num_nonnulls(subscriber_id, email) = 1)
);

create unique index stock_waits_email_item on public.stock_waits (lower(email), item);
create index stock_waits_item on public.stock_waits (item, created_at);
create index stock_waits_created_at on public.stock_waits (created_at);

-- The waits that may get an email.
create view public.confirmed_waits with (security_invoker = true) as
  select wait.id, wait.item, wait.title, wait.created_at,
    coalesce(wait.email, member.email) as email,
    coalesce(wait.language, member.language) as language,
    member.unsubscribe_token
  from public.stock_waits as wait
  left join public.letter_recipients as member on member.id = wait.subscriber_id
  where wait.confirmed_at is not null or member.id is not null;

-- For the artist: how many people wait for what.
create view public.waiting_for with (security_invoker = true) as
  select coalesce(max(title), item) as title, count(*)::integer as people, min(created_at) as since
  from public.confirmed_waits
  group by item
  order by people desc, since;

alter table public.stock_waits enable row level security;
revoke all on public.stock_waits, public.confirmed_waits, public.waiting_for from anon, authenticated;
