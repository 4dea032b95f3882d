-- Originals that buyers ask to hold, and commissions with a quote: what the artist agreed to, and how it is paid
-- (docs/decisions/holds.md).

create table public.holds (
  id uuid primary key,
  -- new: the buyer hasn't clicked the link yet. asked: the artist decides. quoted: the buyer of a commission decides.
  -- held: until ends_at. paying: over time. All others are over.
  state text not null default 'new'
    check (state in ('new', 'asked', 'quoted', 'held', 'paying', 'paid', 'declined', 'taken', 'ended', 'cancelled', 'sold')),
  product_id text check (product_id ~ '^gid://shopify/Product/[0-9]{1,20}$'),
  variant_id text check (variant_id ~ '^gid://shopify/ProductVariant/[0-9]{1,20}$'),
  commission_id uuid references public.commission_requests (id) on delete cascade,
  -- `{handle, title, picture}`, as the shop's server loaded it.
  work jsonb not null,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  message text check (char_length(message) between 1 and 1000),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- What the artist agreed to, in cents of CAD.
  price_cents integer check (price_cents between 100 and 100000000),
  shipping_cents integer check (shipping_cents between 0 and 10000000),
  note text check (char_length(note) between 1 and 1000),
  ends_at timestamptz,
  -- The largest number of payments that she offers; null for a single payment.
  max_payments smallint check (max_payments between 2 and 12),
  first_percent smallint check (first_percent between 5 and 90),
  -- Grows with every change, so that an outdated page changes nothing.
  version integer not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- When the buyer was thanked for the last payment, with the certificate.
  thanked_at timestamptz,
  -- The end of the reservation, as last sent to Shopify.
  reserved_until timestamptz,
  -- When Shopify is updated or read next.
  next_sync_at timestamptz,
  claimed_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  check (state not in ('held', 'paying', 'paid') or num_nulls(price_cents, shipping_cents) = 0),
  constraint holds_of check (num_nonnulls(product_id, commission_id) = 1),
  constraint holds_of_product check (num_nonnulls(product_id, variant_id) <> 1)
);

-- A work has one active hold, a commission one quote.
create unique index holds_active on public.holds (product_id) where state in ('held', 'paying');
create unique index holds_commission_id on public.holds (commission_id) where state in ('quoted', 'paying', 'paid');
create index holds_product_id on public.holds (product_id);
create index holds_next_sync_at on public.holds (next_sync_at) where next_sync_at is not null;

create table public.hold_payments (
  id uuid primary key,
  hold_id uuid not null references public.holds (id) on delete cascade,
  number smallint not null check (number between 1 and 99),
  amount_cents integer not null check (amount_cents > 0),
  due_on date not null,
  -- Shopify's draft order, and the order that it became.
  draft_order_id text,
  invoice_url text,
  order_id text,
  order_name text,
  paid_at timestamptz,
  -- The buyer paid the artist in person, and she recorded it.
  is_by_hand boolean not null default false,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- Set when another plan replaces the payment, or the hold ends.
  voided_at timestamptz,
  -- The last reminder: 1 three days before, 2 on the day, 3 late, 4 late and the artist knows.
  reminded smallint not null default 0,
  created_at timestamptz not null
);

create unique index hold_payments_number on public.hold_payments (hold_id, number) where voided_at is null;
create index hold_payments_order_id on public.hold_payments (order_id);

-- One row per email with a link to a hold's page. Only that email has the token itself.
create table public.hold_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  hold_id uuid not null references public.holds (id) on delete cascade,
  reader text not null check (reader in ('artist', 'buyer')),
  created_at timestamptz not null
);

create index hold_links_hold_id on public.hold_links (hold_id);

-- For the artist: holds that Shopify doesn't fully know.
create view public.failing_holds with (security_invoker = true) as
  select id, state, work ->> 'title' as title, attempts, last_error, next_sync_at from public.holds
  where attempts > 3 order by next_sync_at;

alter table public.holds enable row level security;
alter table public.hold_payments enable row level security;
alter table public.hold_links enable row level security;
revoke all on public.holds, public.hold_payments, public.hold_links, public.failing_holds from anon, authenticated;
