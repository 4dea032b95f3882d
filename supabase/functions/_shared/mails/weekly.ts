import {SITE} from '../contracts/site.ts';
import type {SoldItem} from '../adapters/shopify-sales.ts';
import type {Mail} from './mail.ts';
import {type Block, type Fact, facts, heading, note, paragraph, presentOnly} from './blocks.ts';
import {formatDay} from './dates.ts';
import {formatCents} from './money.ts';
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
  viewed: readonly ViewedWork[];
  /** Unsent emails, and customers that Shopify doesn't have yet. */
  failingEmails: number;
  failingCustomers: number;
}

/** An original on hold, with what is still owed for it and when the next payment is due. */
export interface HeldWork {
  title: string;
  /** The buyer's name. */
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
export interface ViewedWork {
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
  const {failingEmails, failingCustomers} = week;
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
      ...list('On Hold', week.held.map(heldWork)),
      ...list('On Waiting Lists', week.waiting.map(waited)),
      ...sold(week.sales),
      ...list('Most Viewed', week.viewed.map(viewedWork)),
      failingEmails > 0 &&
        paragraph(
          `${counted(failingEmails, 'email is', 'emails are')} still waiting to be sent. If you see this again next week, please let your developer know.`,
        ),
      failingCustomers > 0 &&
        paragraph(
          `${counted(failingCustomers, 'person', 'people')} on your list couldn’t be updated in Shopify yet. If you see this again next week, please let your developer know.`,
        ),
      paragraph('Have a good week!'),
    ],
    footer: [note('You get this email on the Monday after any week with activity.')],
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

/** A heading and its rows; nothing without rows. */
function list(title: string, rows: readonly Fact[]): Block[] {
  return rows.length > 0 ? [heading(title), ...firstRows(rows)] : [];
}

/** The first rows, and how many more there are. */
function firstRows(rows: readonly Fact[]): Block[] {
  const more = rows.length - LIST_LIMIT;
  return presentOnly([
    rows.length > 0 && facts(rows.slice(0, LIST_LIMIT)),
    more > 0 && paragraph(`And ${more} more.`),
  ]);
}

function requests(title: string, label: string, rows: readonly WeeklyRequest[]): Block[] {
  return list(
    `${title}: ${rows.length}`,
    rows.map(({name, subject}) => ({label, value: `${name}: ${subject}`})),
  );
}

function heldWork({title, name, cents, dueOn}: HeldWork): Fact {
  const value = `${name} owes ${formatCents(cents)}; next payment due ${formatDay(dueOn)}`;
  return {label: title, value};
}

function waited({title, people}: Waiting): Fact {
  return {label: counted(people, 'person', 'people'), value: title};
}

function viewedWork({title, times, url}: ViewedWork): Fact {
  return {label: counted(times, 'view', 'views'), value: title, href: url};
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
  const total = `${counted(orders, 'order', 'orders')}, ${formatCents(cents)} in total.`;
  const labelled = (items: readonly SoldItem[], word: string) =>
    items.map(({title, quantity}) => ({label: `${quantity} ${word}`, value: title}));
  return [
    heading('Sold'),
    paragraph(orders === 0 ? 'Nothing sold this week.' : total),
    ...firstRows(labelled(items, 'sold')),
    ...list('Almost Sold Out', labelled(nearlyGone, 'left')),
  ];
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
