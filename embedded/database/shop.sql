-- What Shopify and the mail service would store, and the embedded backend must store itself: sold stock, carts, orders
-- and emails. Never deployed; the hosted database has supabase/migrations only.
create schema if not exists shop;

-- Stock of a variant after its first sale or change by the test controls; the seed's number applies until then.
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

create sequence if not exists shop.draft_order_number;

create table if not exists shop.draft_orders (
  number bigint primary key,
  token text not null unique,
  document jsonb not null
);

-- Mails that the mail service accepted, oldest first by `number`.
create table if not exists shop.mails (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique generated always as identity,
  -- The unchanged request, with Resend's field names.
  payload jsonb not null,
  idempotency_key text,
  created_at timestamptz not null
);

create index if not exists mails_idempotency_key on shop.mails (idempotency_key, created_at);

-- What the Admin API or the test controls changed or made (products, menus, metaobjects, customers, …), by the id of
-- each; null where they removed an entry of the seed.
create table if not exists shop.content_changes (
  kind text not null,
  id text not null,
  number bigint not null generated always as identity,
  document jsonb,
  primary key (kind, id)
);
