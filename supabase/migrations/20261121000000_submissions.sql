-- What visitors send: sign-ups, messages and commission requests. The limits repeat those of the forms, so that no
-- way in, however it comes about, can store more. Only the functions read and write here, with the service role.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 255 and email like '%@%'),
  tags text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- One subscription per address, however it is written.
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_created_at on public.newsletter_subscribers (created_at desc);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  subject text not null check (char_length(subject) between 1 and 200),
  message text not null check (char_length(message) between 1 and 1000),
  created_at timestamptz not null default now()
);

create index contact_messages_created_at on public.contact_messages (created_at desc);

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
  image_urls text[] not null default '{}' check (cardinality(image_urls) <= 10),
  created_at timestamptz not null default now()
);

create index commission_requests_created_at on public.commission_requests (created_at desc);

-- Row-level security without a policy closes the tables to the public key; the revoke says so once more.
alter table public.newsletter_subscribers enable row level security;
alter table public.contact_messages enable row level security;
alter table public.commission_requests enable row level security;

revoke all on public.newsletter_subscribers from anon, authenticated;
revoke all on public.contact_messages from anon, authenticated;
revoke all on public.commission_requests from anon, authenticated;
