-- What the buyer said to an update, with words of their own: one of the request's updates, so that both pages show it.
alter table public.commission_updates
  -- Null for the artist's updates.
  add column answer text check (answer in ('approve', 'change', 'cancel'));
