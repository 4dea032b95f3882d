import {closeHold, type LockedHold, tellArtist, tellBuyer} from './change-hold.ts';
import {dayAtTheStudio, daysBetween} from '../contracts/time/days.ts';
import {openPayments, waitingOrder} from './holds.ts';

const LATE = 3;
const ARTIST_KNOWS = 4;

/** A payment's reminders, the latest first, with the most days that may be left. `reminded` stores the number. */
const REMINDERS = [
  {number: ARTIST_KNOWS, daysLeft: -4, kind: 'late'},
  {number: LATE, daysLeft: -1, kind: 'late'},
  {number: 2, daysLeft: 0, kind: 'today'},
  {number: 1, daysLeft: 3, kind: 'soon'},
] as const;

/**
 * Does what time requires of a locked hold: ends it when its hours are over, or writes the reminder that is due for its
 * next payment. Repeating it changes nothing.
 */
export async function remindOrEnd(locked: LockedHold): Promise<void> {
  const {hold, now} = locked;
  // The buyer has done their part, so the hold doesn't end and no reminder is due.
  if (waitingOrder(hold)) return;
  if (hold.state === 'held' && hold.ends_at && hold.ends_at <= now) await end(locked);
  if (hold.state === 'paying') await remind(locked);
}

async function end(locked: LockedHold): Promise<void> {
  await closeHold(locked, 'ended');
  await tellBuyer(locked, {kind: 'ended'});
  await tellArtist(locked, {kind: 'ended'});
}

async function remind(locked: LockedHold): Promise<void> {
  const {transaction, hold, now} = locked;
  const [next] = openPayments(hold);
  if (!next) return;
  const daysLeft = daysBetween(dayAtTheStudio(now), next.due_on);
  const due = REMINDERS.find((reminder) => daysLeft <= reminder.daysLeft);
  if (!due || due.number <= next.reminded) return;
  await transaction.query('update public.hold_payments set reminded = $2 where id = $1', [
    next.id,
    due.number,
  ]);
  const news = {cents: next.amount_cents, dueOn: next.due_on};
  if (next.reminded < LATE) await tellBuyer(locked, {kind: due.kind, ...news}, next.id);
  if (due.number === ARTIST_KNOWS) await tellArtist(locked, {kind: 'late', ...news}, next.id);
}
