-- The sequence of an identity has the rights of every new object, which the public roles have too.
revoke all on sequence public.commission_updates_number_seq from anon, authenticated;
