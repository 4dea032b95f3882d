-- What Supabase does by the clock: mails that an earlier attempt left behind leave each minute, what nobody needs any
-- more goes each hour. The embedded database has neither extension; there the backend itself keeps the time.
-- The two secrets are put into the vault once, by hand: `project_url` and `service_role_key`.
do $timetable$
declare
  job record;
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  for job in
    select * from (values ('outbox-send', '* * * * *'), ('leftovers-remove', '17 * * * *')) as jobs (name, schedule)
  loop
    perform cron.schedule(job.name, job.schedule, format($call$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/%s',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'service_role_key')
        ),
        body := '{}'::jsonb
      )
    $call$, job.name));
  end loop;
end
$timetable$;
