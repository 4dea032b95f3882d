-- Anybody may type a member's address into a form: what a sign-up would change of a member waits here until the link of its email is
-- clicked.
alter table public.newsletter_subscribers
  add column pending_tags text[] not null default '{}' check (cardinality(pending_tags) <= 50),
  add column pending_language text check (pending_language ~ '^[a-z]{2}$');
