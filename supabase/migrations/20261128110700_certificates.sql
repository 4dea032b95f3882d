-- The certificates of sold works, one per copy (docs/decisions/certificates.md). They say what was sold and in which order, but not
-- to whom.

create table public.certificates (
  -- As printed: `MH-2026-000123-K7Q2MX`. The last part is its signature.
  number text primary key check (number ~ '^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}-[0-9A-Z]{6}$'),
  -- A certificate belongs to an order, a commission or a hold; several orders pay for a hold. It outlives all three.
  -- These are Shopify's ids.
  order_id bigint,
  order_name text check (char_length(order_name) <= 50),
  line_id bigint,
  variant_id bigint,
  commission_id uuid unique,
  hold_id uuid unique,
  -- 1, 2 and 3 for a line with a quantity of three.
  unit integer not null check (unit > 0),
  kind text not null check (kind in ('original', 'print')),
  handle text,
  title text not null,
  artist text not null,
  medium text,
  size text,
  year text,
  -- Null in an open edition, and in one that is already full: the artist then decides.
  edition_number integer,
  edition_size integer,
  -- `{url, alt, width, height}`; null for a work without a picture.
  picture jsonb,
  issued_at timestamptz not null,
  -- A repeated webhook finds its copies by these.
  unique (line_id, unit),
  unique (variant_id, edition_number),
  check (edition_number between 1 and edition_size),
  constraint certificates_of check (num_nonnulls(order_id, commission_id, hold_id) = 1),
  constraint certificates_of_order check (
    order_id is null or num_nulls(order_name, line_id, variant_id, handle) = 0
  )
);

create index certificates_order_id on public.certificates (order_id);

-- Counts across all years, so that a number never depends on the clock alone.
create sequence public.certificate_serial maxvalue 999999999;

alter table public.certificates enable row level security;
revoke all on public.certificates from anon, authenticated;
revoke all on sequence public.certificate_serial from anon, authenticated;
