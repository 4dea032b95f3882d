-- How often each work's page was opened on a day of the artist's, for her letter (docs/decisions/views.md). Nothing of who opened
-- it is kept.

create table public.works_seen (
  day date not null,
  handle text not null check (char_length(handle) between 1 and 255),
  -- As the shop's server last knew it.
  title text not null check (char_length(title) between 1 and 255),
  times integer not null check (times > 0),
  primary key (day, handle)
);

alter table public.works_seen enable row level security;
revoke all on public.works_seen from anon, authenticated;
