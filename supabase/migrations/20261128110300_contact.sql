-- The contact form's messages. The limits repeat the form's, so that no other way can store more.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  subject text not null check (char_length(subject) between 1 and 200),
  message text not null check (char_length(message) between 1 and 1000),
  -- The artist replies in this language.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now()
);

create index contact_messages_created_at on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
