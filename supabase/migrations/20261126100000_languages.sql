-- The language in which a visitor came, of ISO 639-1: that of the letters that follow, and for the artist to answer in. No check
-- names the languages, so that another needs no migration; the functions store those that they have words in.

alter table public.contact_messages
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

alter table public.commission_requests
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- Of the last sign-up.
alter table public.newsletter_subscribers
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

create or replace view public.letter_recipients with (security_invoker = true) as
  select email, tags, created_at, unsubscribe_token, language
  from public.newsletter_subscribers
  where confirmed_at is not null and unsubscribed_at is null
  order by created_at;
