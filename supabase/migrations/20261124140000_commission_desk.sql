-- The commission desk: what a request was sent under, how far its painting is, and the links that lead to its pages.

alter table public.commission_requests
  -- Sent while the desk had a waiting list, or was closed meanwhile.
  add column is_waiting_list boolean not null default false,
  -- The date of the terms that stood beside the button; null for requests of before.
  add column terms_version text check (terms_version ~ '^\d{4}-\d{2}-\d{2}$');

-- Each press of the artist's: a stage, and what she adds to it. The last one says where the painting is. Nothing here changes.
create table public.commission_updates (
  id uuid primary key,
  -- Their order.
  number bigint generated always as identity,
  request_id uuid not null references public.commission_requests (id) on delete cascade,
  stage text not null check (stage in ('received', 'sketch', 'deposit', 'painting', 'drying', 'sent')),
  note text check (char_length(note) between 1 and 1000),
  image_urls text[] not null default '{}' check (cardinality(image_urls) <= 10),
  image_paths text[] not null default '{}' check (cardinality(image_paths) <= 10),
  created_at timestamptz not null
);

create index commission_updates_request_id on public.commission_updates (request_id, number);
create index commission_updates_image_paths on public.commission_updates using gin (image_paths);

-- One row per mail with a link to a request's page. The token itself is in that mail alone.
create table public.commission_links (
  -- SHA-256 of the token, in hexadecimal.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  request_id uuid not null references public.commission_requests (id) on delete cascade,
  -- The buyer sees the painting's progress, the artist moves it on.
  reader text not null check (reader in ('artist', 'buyer')),
  created_at timestamptz not null
);

create index commission_links_request_id on public.commission_links (request_id);

alter table public.commission_updates enable row level security;
alter table public.commission_links enable row level security;

revoke all on public.commission_updates, public.commission_links from anon, authenticated;
