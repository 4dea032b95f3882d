-- The bucket of the reference images becomes private. The function `reference-image` signs the address of each upload,
-- after it has counted it, and the address at which the picture is read; the public key alone stores and reads nothing.

drop policy "Visitors add reference images" on storage.objects;
update storage.buckets set public = false where id = 'commission-references';

alter table public.commission_requests
  -- The pictures' names in the bucket; `image_urls` holds the signed addresses that the artist opens.
  add column image_paths text[] not null default '{}' check (cardinality(image_paths) <= 10),
  -- The artist sets it when a request is done or declined: its pictures, and with them their addresses, go within the hour.
  add column closed_at timestamptz;

-- Addresses of before were public, and end with the bucket's being so; the pictures stay as long as their requests.
update public.commission_requests
set image_paths = array(
  select regexp_replace(url, '^.*/commission-references/', '') from unnest(image_urls) as url
);

drop index public.commission_requests_image_urls;
create index commission_requests_image_paths on public.commission_requests using gin (image_paths)
  where closed_at is null;
