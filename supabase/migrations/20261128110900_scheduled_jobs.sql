-- When Supabase calls which function. Two secrets are put into the vault by hand, `project_url` and `scheduler_secret`; the latter
-- is the functions' SCHEDULER_SECRET (docs/going-live.md).
-- The migration fails without pg_cron and pg_net: failed emails would never be sent again, and nothing would be deleted in time. Where
-- another scheduler calls the functions, as in the embedded backend, set this first:
-- `alter database postgres set shop.scheduler = 'external'`.
do $scheduled_jobs$
declare
  job record;
begin
  if current_setting('shop.scheduler', true) = 'external' then
    return;
  end if;
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise exception 'The scheduled jobs need the extensions pg_cron and pg_net'
      using hint = 'Enable both under Database, Extensions. Or have another scheduler call the functions of this migration, and declare it: alter database postgres set shop.scheduler = ''external''';
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  for job in
    select * from (values
      ('outbox-send', '* * * * *'),
      ('customers-send', '* * * * *'),
      ('holds-send', '* * * * *'),
      ('back-in-stock-send', '*/5 * * * *'),
      ('leftovers-remove', '17 * * * *'),
      -- Every hour of Monday, until one of them sends the email.
      ('weekly-email', '5 10-23 * * 1')
    ) as jobs (name, schedule)
  loop
    perform cron.schedule(job.name, job.schedule, format($call$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/%s',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'scheduler_secret')
        ),
        body := '{}'::jsonb,
        -- A run sends until nothing is due. pg_net would hang up after a few seconds.
        timeout_milliseconds := 60000
      )
    $call$, job.name));
  end loop;
end
$scheduled_jobs$;
