-- What Shopify and the mail service keep for a store and the embedded backend must therefore keep itself: stock that was
-- sold, carts, orders and mails. None of it is ever deployed; the hosted database knows only supabase/migrations.
create schema if not exists shop;

-- Units left of a variant, from its first sale or first change by the test controls on; the seed's number until then.
create table if not exists shop.inventory (
  variant_id text primary key,
  quantity integer not null check (quantity >= 0)
);

create table if not exists shop.carts (
  token text primary key,
  document jsonb not null,
  updated_at timestamptz not null
);

create sequence if not exists shop.order_number start 1001;

create table if not exists shop.orders (
  id bigint primary key default nextval('shop.order_number'),
  cart_token text not null unique,
  email text not null,
  document jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  created_at timestamptz not null
);

-- A product's state after the test controls changed it; null where they removed a product of the seed.
create table if not exists shop.product_changes (
  handle text primary key,
  document jsonb
);

-- What the mail service took, oldest first by `number`.
create table if not exists shop.mails (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique generated always as identity,
  -- The request as it came, with the names of Resend's interface.
  payload jsonb not null,
  idempotency_key text,
  created_at timestamptz not null
);

create index if not exists mails_idempotency_key on shop.mails (idempotency_key, created_at);
