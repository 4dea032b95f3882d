-- How often the page of each work was viewed per day, for the artist's weekly email (docs/decisions/views.md). Nothing about the
-- viewers is stored.

create table public.work_views (
  -- In the artist's time zone.
  day date not null,
  handle text not null check (char_length(handle) between 1 and 255),
  -- The title that the shop's server last sent.
  title text not null check (char_length(title) between 1 and 255),
  times integer not null check (times > 0),
  primary key (day, handle)
);

alter table public.work_views enable row level security;
revoke all on public.work_views from anon, authenticated;
