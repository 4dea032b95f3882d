-- The artist's quote for a commission, and its payments: a hold of no product. It's 'asked' until the buyer accepts it.
alter table public.holds
  add column commission_id uuid references public.commission_requests (id) on delete cascade,
  alter column product_id drop not null,
  alter column variant_id drop not null,
  add constraint holds_of check (num_nonnulls(product_id, commission_id) = 1),
  add constraint holds_of_product check (num_nonnulls(product_id, variant_id) <> 1);

create unique index holds_commission_id on public.holds (commission_id) where state in ('asked', 'paying', 'paid');

alter table public.commission_updates
  drop constraint commission_updates_answer_check,
  add constraint commission_updates_answer_check check (answer in ('approve', 'change', 'accept', 'cancel'));
