-- How often the page of each work was viewed per day, for the artist's weekly email (docs/decisions/views.md). Nothing about the
-- viewers is stored.

create table public.works_seen (
  -- In the artist's time zone.
  day date not null,
  handle text not null check (char_length(handle) between 1 and 255),
  -- The title that the shop's server last sent.
  title text not null check (char_length(title) between 1 and 255),
  times integer not null check (times > 0),
  primary key (day, handle)
);

alter table public.works_seen enable row level security;
revoke all on public.works_seen from anon, authenticated;
