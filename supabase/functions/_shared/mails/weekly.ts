import {SITE} from '../contracts/site.ts';
import type {Mail, SoldItem} from '../ports.ts';
import {type Block, facts, heading, note, paragraph} from './blocks.ts';
import {formatDay} from './dates.ts';
import {composeMail} from './layout.ts';

/** A message or a request, by whom and about what. */
export interface WeeklyRequest {
  name: string;
  subject: string;
}

export interface Week {
  /** The Monday and the Sunday, `2026-11-16`. */
  firstDay: string;
  lastDay: string;
  joined: number;
  left: number;
  /** How many are on the list now. */
  members: number;
  commissions: readonly WeeklyRequest[];
  messages: readonly WeeklyRequest[];
  /** Null without a store; `unknown` when it did not answer. */
  sales: Sold | 'unknown' | null;
  /** The most wanted first. */
  waiting: readonly Waiting[];
  /** The most seen first. */
  seen: readonly SeenWork[];
  /** Mails that did not leave, and customers whom Shopify does not know of yet. */
  mailsInTrouble: number;
  customersInTrouble: number;
}

/** How many of the list wait for a sold-out size, or for a work that is not out yet. */
export interface Waiting {
  title: string;
  people: number;
}

/** How often a work's page was opened. */
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

/** More would make a letter that nobody reads. */
const LIST_LIMIT = 12;

/** The artist's letter about one week. */
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
      paragraph(listSentence(week)),
      ...requests('Commission requests', 'Request', week.commissions),
      ...requests('Messages', 'Message', week.messages),
      ...waitingList(week.waiting),
      ...sold(week.sales),
      ...seenWorks(week.seen),
      ...(mailsInTrouble > 0
        ? [
            paragraph(
              `${counted(mailsInTrouble, 'mail', 'mails')} did not leave yet; the database’s view mails_in_trouble says why.`,
            ),
          ]
        : []),
      ...(customersInTrouble > 0
        ? [
            paragraph(
              `Shopify could not be told of ${counted(customersInTrouble, 'person', 'people')} of the list yet; the database’s view customers_in_trouble says why.`,
            ),
          ]
        : []),
    ],
    footer: [note('This letter comes on Mondays, after a week in which something happened.')],
  });
}

function isKnown(sales: Week['sales']): sales is Sold {
  return sales !== null && sales !== 'unknown';
}

function listSentence({joined, left, members}: Week): string {
  const came =
    joined === 0
      ? 'Nobody joined the list'
      : `${counted(joined, 'person', 'people')} joined the list`;
  const went = left === 0 ? 'nobody left it' : `${counted(left, 'person', 'people')} left it`;
  return `${came}, ${went}. ${counted(members, 'person is', 'people are')} on it now.`;
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

function waitingList(waiting: readonly Waiting[]): Block[] {
  if (waiting.length === 0) return [];
  const shown = waiting.slice(0, LIST_LIMIT);
  return [
    heading('Waited for'),
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
    heading('Most looked at'),
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
    return [paragraph('Shopify did not say what was sold; its admin knows, under Orders.')];
  }
  const {orders, cents, items, nearlyGone} = sales;
  return [
    heading('Sold'),
    paragraph(
      orders === 0
        ? 'Nothing was sold.'
        : `${counted(orders, 'order', 'orders')}, CAD $${(cents / 100).toFixed(2)} in all.`,
    ),
    ...itemList(items, 'sold'),
    ...(nearlyGone.length > 0 ? [heading('Nearly gone'), ...itemList(nearlyGone, 'left')] : []),
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
