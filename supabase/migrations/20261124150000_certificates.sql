-- The certificates of sold works: one for each copy, issued when its order is paid (docs/decisions/certificates.md). It says
-- what was sold, not to whom: the order is named, its buyer is not.

create table public.certificates (
  -- As printed: `MH-2026-000123-K7Q2MX`; the last part is its signature.
  number text primary key check (number ~ '^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}-[0-9A-Z]{6}$'),
  -- Shopify's ids.
  order_id bigint not null,
  order_name text not null check (char_length(order_name) <= 50),
  line_id bigint not null,
  variant_id bigint not null,
  -- Of a line with a quantity of three: 1, 2 and 3.
  unit integer not null check (unit > 0),
  kind text not null check (kind in ('original', 'print')),
  handle text not null,
  title text not null,
  artist text not null,
  medium text,
  size text,
  year text,
  -- Null in an open edition, and where the edition was already full: the artist then sees to it.
  edition_number integer,
  edition_size integer,
  -- `{url, alt, width, height}`; null where the work had no picture.
  picture jsonb,
  issued_at timestamptz not null,
  -- A webhook that comes again finds its copies here.
  unique (line_id, unit),
  unique (variant_id, edition_number),
  check (edition_number between 1 and edition_size)
);

create index certificates_order_id on public.certificates (order_id);

-- Counts through all years, so that a number never depends on the clock alone.
create sequence public.certificate_serial maxvalue 999999999;

alter table public.certificates enable row level security;
revoke all on public.certificates from anon, authenticated;
revoke all on sequence public.certificate_serial from anon, authenticated;
