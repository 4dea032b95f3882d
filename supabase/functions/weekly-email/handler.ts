import type {Handler} from '../_shared/http/http.ts';
import {weeklyMail} from '../_shared/mails/weekly.ts';
import {enqueueMails, sendMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createScheduledHandler} from '../_shared/http/scheduled.ts';
import {findLastWeek, loadWeek} from './load-week.ts';

/**
 * `weekly-email`, on Mondays: sends the artist a summary of the past week, once, however often it's called. A week
 * without events has no email.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({sent: await sendEmail(context)}));
}

async function sendEmail(context: FunctionContext): Promise<number> {
  const {database, now} = context;
  const period = await findLastWeek(database, now());
  const key = `weekly:${period.firstDay}`;
  const known = await database.query('select 1 as known from public.outbox where key = $1', [key]);
  if (known.length > 0) return 0;
  const week = await loadWeek(context, period);
  if (!week) return 0;
  await enqueueMails(database, [{key, kind: 'artist', mail: weeklyMail(week)}], now());
  return sendMails(context, [key]);
}
