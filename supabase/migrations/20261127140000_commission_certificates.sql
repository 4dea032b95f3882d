-- A commission has a certificate too, issued when its painting is sent: by the same numbers, for no order and no product.

alter table public.certificates
  alter column order_id drop not null,
  alter column order_name drop not null,
  alter column line_id drop not null,
  alter column variant_id drop not null,
  alter column handle drop not null,
  -- The request, which is deleted long before its certificate.
  add column commission_id uuid unique,
  add constraint certificates_of check (num_nonnulls(order_id, commission_id) = 1),
  add constraint certificates_of_order check (
    order_id is null or num_nulls(order_name, line_id, variant_id, handle) = 0
  );
