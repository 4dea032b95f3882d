-- Commission requests, their progress, their private pages and their pictures. The limits repeat the form's.

create table public.commission_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  phone text check (char_length(phone) <= 20),
  size text not null check (size in ('8x10', '12x16', '16x20', '24x36', 'custom')),
  budget text not null check (budget in ('under500', '500-1000', '1000-2000', 'over2000')),
  subject text not null check (char_length(subject) between 1 and 200),
  colors text check (char_length(colors) <= 200),
  deadline date,
  message text not null check (char_length(message) between 1 and 2000),
  -- The signed URLs that the artist opens, and the pictures' names in the bucket.
  image_urls text[] not null default '{}' check (cardinality(image_urls) <= 10),
  image_paths text[] not null default '{}' check (cardinality(image_paths) <= 10),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  -- Whether commissions had a waiting list, or closed while the form was open.
  is_waiting_list boolean not null default false,
  -- The date of the terms beside the button.
  terms_version text check (terms_version ~ '^\d{4}-\d{2}-\d{2}$'),
  created_at timestamptz not null default now(),
  -- When the request was completed or declined. Its pictures and their URLs are deleted within the hour.
  closed_at timestamptz
);

create index commission_requests_created_at on public.commission_requests (created_at desc);
create index commission_requests_image_paths on public.commission_requests using gin (image_paths)
  where closed_at is null;

-- Each step of the artist and each answer of the buyer. The latest one has the painting's stage. Rows never change.
create table public.commission_updates (
  id uuid primary key,
  -- The updates of a request in order.
  number bigint generated always as identity,
  request_id uuid not null references public.commission_requests (id) on delete cascade,
  stage text not null check (stage in ('received', 'sketch', 'deposit', 'painting', 'drying', 'sent')),
  -- The buyer's answer; null for the artist's updates.
  answer text check (answer in ('approve', 'change', 'accept', 'cancel')),
  note text check (char_length(note) between 1 and 1000),
  image_urls text[] not null default '{}' check (cardinality(image_urls) <= 10),
  image_paths text[] not null default '{}' check (cardinality(image_paths) <= 10),
  created_at timestamptz not null
);

create index commission_updates_request_id on public.commission_updates (request_id, number);
create index commission_updates_image_paths on public.commission_updates using gin (image_paths);

-- One row per email with a link to a request's page. Only that email has the token itself.
create table public.commission_links (
  -- SHA-256 of the token, in hexadecimal.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  request_id uuid not null references public.commission_requests (id) on delete cascade,
  -- The buyer sees the progress; the artist adds to it.
  reader text not null check (reader in ('artist', 'buyer')),
  created_at timestamptz not null
);

create index commission_links_request_id on public.commission_links (request_id);

alter table public.commission_requests enable row level security;
alter table public.commission_updates enable row level security;
alter table public.commission_links enable row level security;

revoke all on public.commission_requests, public.commission_updates, public.commission_links from anon, authenticated;
-- The default rights of new objects include the sequence of an identity.
revoke all on sequence public.commission_updates_number_seq from anon, authenticated;

-- Private: the function `reference-image` counts each upload, then signs its URL and the one for reading.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'commission-references',
  'commission-references',
  false,
  10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic']
);
