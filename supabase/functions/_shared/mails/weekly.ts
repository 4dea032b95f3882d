import {SITE} from '../contracts/site.ts';
import type {Mail, SoldItem} from '../ports.ts';
import {type Block, facts, heading, note, paragraph} from './blocks.ts';
import {formatDay} from './dates.ts';
import {composeMail} from './layout.ts';

/** A message or a request, with its sender and subject. */
export interface WeeklyRequest {
  name: string;
  subject: string;
}

export interface Week {
  /** The week's Monday and Sunday: `2026-11-16`. */
  firstDay: string;
  lastDay: string;
  joined: number;
  left: number;
  /** The current number of subscribers. */
  members: number;
  commissions: readonly WeeklyRequest[];
  messages: readonly WeeklyRequest[];
  /** The next due first. */
  held: readonly HeldWork[];
  /** Null without a store; `unknown` when it didn't respond. */
  sales: Sold | 'unknown' | null;
  /** Most wanted first. */
  waiting: readonly Waiting[];
  /** Most viewed first. */
  seen: readonly SeenWork[];
  /** Unsent emails, and customers that Shopify doesn't have yet. */
  mailsInTrouble: number;
  customersInTrouble: number;
}

/** An original on hold, with what is still owed for it and when the next payment is due. */
export interface HeldWork {
  title: string;
  /** The buyer's. */
  name: string;
  cents: number;
  dueOn: string;
}

/** The number of people who wait for a sold-out size, or for a work that hasn't launched. */
export interface Waiting {
  title: string;
  people: number;
}

/** The number of times that a work's page was opened. */
export interface SeenWork {
  title: string;
  times: number;
  url: string;
}

export interface Sold {
  orders: number;
  cents: number;
  items: readonly SoldItem[];
  nearlyGone: readonly SoldItem[];
}

/** More would make the email too long to read. */
const LIST_LIMIT = 12;

/** The artist's email about a week. */
export function weeklyMail(week: Week): Mail {
  const {mailsInTrouble, customersInTrouble} = week;
  const summary = [
    counted(week.joined, 'sign-up', 'sign-ups'),
    counted(week.commissions.length, 'commission request', 'commission requests'),
    counted(week.messages.length, 'message', 'messages'),
    ...(isKnown(week.sales) ? [counted(week.sales.orders, 'order', 'orders')] : []),
  ].join(', ');
  return composeMail({
    to: SITE.email,
    subject: `Your week: ${summary}`,
    preview: `${formatDay(week.firstDay)} to ${formatDay(week.lastDay)}`,
    kicker: `${formatDay(week.firstDay)} to ${formatDay(week.lastDay)}`,
    title: 'Your week',
    blocks: [
      paragraph(`Hello ${SITE.artist.firstName},`),
      paragraph(listSentence(week)),
      ...requests('Commission Requests', 'Request', week.commissions),
      ...requests('Messages', 'Message', week.messages),
      ...heldWorks(week.held),
      ...waitingList(week.waiting),
      ...sold(week.sales),
      ...seenWorks(week.seen),
      ...(mailsInTrouble > 0
        ? [
            paragraph(
              `${counted(mailsInTrouble, 'email is', 'emails are')} still waiting to be sent. If you see this again next week, please let your developer know.`,
            ),
          ]
        : []),
      ...(customersInTrouble > 0
        ? [
            paragraph(
              `${counted(customersInTrouble, 'person', 'people')} on your list couldn’t be updated in Shopify yet. If you see this again next week, please let your developer know.`,
            ),
          ]
        : []),
      paragraph('Have a good week!'),
    ],
    footer: [note('You get this email on Mondays, after a week with any activity.')],
  });
}

function isKnown(sales: Week['sales']): sales is Sold {
  return sales !== null && sales !== 'unknown';
}

function listSentence({joined, left, members}: Week): string {
  const came =
    joined === 0
      ? 'Nobody joined your list'
      : `${counted(joined, 'person', 'people')} joined your list`;
  const went = left === 0 ? 'nobody left it' : `${counted(left, 'person', 'people')} left it`;
  return `${came}, and ${went}. It now has ${counted(members, 'person', 'people')}.`;
}

function requests(title: string, label: string, rows: readonly WeeklyRequest[]): Block[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, LIST_LIMIT);
  return [
    heading(`${title}: ${rows.length}`),
    facts(shown.map(({name, subject}) => ({label, value: `${name}: ${subject}`}))),
    ...more(rows.length - shown.length),
  ];
}

function heldWorks(held: readonly HeldWork[]): Block[] {
  if (held.length === 0) return [];
  return [
    heading('On Hold'),
    facts(
      held.map(({title, name, cents, dueOn}) => ({
        label: title,
        value: `${name} owes CAD $${(cents / 100).toFixed(2)}, next by ${formatDay(dueOn)}`,
      })),
    ),
  ];
}

function waitingList(waiting: readonly Waiting[]): Block[] {
  if (waiting.length === 0) return [];
  const shown = waiting.slice(0, LIST_LIMIT);
  return [
    heading('On Waiting Lists'),
    facts(
      shown.map(({title, people}) => ({
        label: counted(people, 'person', 'people'),
        value: title,
      })),
    ),
    ...more(waiting.length - shown.length),
  ];
}

function seenWorks(works: readonly SeenWork[]): Block[] {
  if (works.length === 0) return [];
  return [
    heading('Most Viewed'),
    facts(
      works.map(({title, times, url}) => ({
        label: counted(times, 'view', 'views'),
        value: title,
        href: url,
      })),
    ),
  ];
}

function sold(sales: Week['sales']): Block[] {
  if (sales === null) return [];
  if (sales === 'unknown') {
    return [
      paragraph(
        'This week’s sales couldn’t be loaded from Shopify. You’ll find them in your Shopify admin, under Orders.',
      ),
    ];
  }
  const {orders, cents, items, nearlyGone} = sales;
  return [
    heading('Sold'),
    paragraph(
      orders === 0
        ? 'Nothing sold this week.'
        : `${counted(orders, 'order', 'orders')}, CAD $${(cents / 100).toFixed(2)} in total.`,
    ),
    ...itemList(items, 'sold'),
    ...(nearlyGone.length > 0 ? [heading('Almost Sold Out'), ...itemList(nearlyGone, 'left')] : []),
  ];
}

function itemList(items: readonly SoldItem[], word: string): Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, LIST_LIMIT);
  return [
    facts(shown.map(({title, quantity}) => ({label: `${quantity} ${word}`, value: title}))),
    ...more(items.length - shown.length),
  ];
}

function more(count: number): Block[] {
  return count > 0 ? [paragraph(`And ${count} more.`)] : [];
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
