-- The timetable again, with a secret of its own: `timetable_secret` of the vault, which is the functions' TIMETABLE_SECRET. The
-- service role's key is in no job any more. Fails where pg_cron or pg_net is missing: without them no mail that failed would
-- leave, and nothing be deleted in time. Whoever keeps the time otherwise says so beforehand:
-- `alter database postgres set shop.timetable = 'external'`; the embedded backend does.
do $timetable$
declare
  job record;
begin
  if current_setting('shop.timetable', true) = 'external' then
    return;
  end if;
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise exception 'The timetable needs the extensions pg_cron and pg_net'
      using hint = 'Enable both under Database, Extensions. Or call the functions outbox-send (each minute) and leftovers-remove (each hour) otherwise, and say so: alter database postgres set shop.timetable = ''external''';
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  for job in
    select * from (values ('outbox-send', '* * * * *'), ('leftovers-remove', '17 * * * *')) as jobs (name, schedule)
  loop
    -- A job of that name is replaced.
    perform cron.schedule(job.name, job.schedule, format($call$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/%s',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'timetable_secret')
        ),
        body := '{}'::jsonb
      )
    $call$, job.name));
  end loop;
end
$timetable$;
