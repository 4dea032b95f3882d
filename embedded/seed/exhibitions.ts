import {seedGids, shopGid} from '../catalogue/gids';
import type {MetaobjectEntry} from '../catalogue/types';
import {positionOf} from './series';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Shown {
  handle: string;
  /** The first and last day, in days from the start of the shop. */
  days: readonly [first: number, last: number];
  texts: Readonly<Record<string, string>>;
  works: readonly string[];
}

/** One is on for six weeks after the shop starts, one comes. Data only. */
const SHOWN: readonly Shown[] = [
  {
    handle: 'low-water',
    days: [-14, 42],
    texts: {
      title: 'Low Water',
      venue: 'Net Loft Gallery',
      address: '9 Wharf Street',
      place: 'Saint Andrews, New Brunswick',
      hours: 'Wednesday to Sunday, 11 to 5',
      text: 'What the bay shows for an hour and takes back. Large paintings, hung low, with a bench in front of each.',
      visits: 'true',
    },
    works: ['the-long-gale', 'waiting-for-the-tide-panorama', 'undertow'],
  },
  {
    handle: 'lights-on-the-bay',
    days: [75, 120],
    texts: {
      title: 'Lights on the Bay',
      venue: 'Quaco Hall',
      place: 'St. Martins, New Brunswick',
      text: 'The moon and the northern lights: prints of what shines on the bay at night.',
    },
    works: ['moon-road', 'northern-choir'],
  },
];

const LINES = new Set(['title', 'venue', 'address', 'place', 'hours']);

/** The exhibitions, with days that count from `now`. */
export function buildExhibitions(now: Date): MetaobjectEntry[] {
  return SHOWN.map(({handle, days: [first, last], texts, works}, position) => ({
    id: shopGid('Metaobject', 50 + position),
    handle,
    type: 'exhibition',
    updatedAt: '2025-10-20T09:00:00-03:00',
    fields: [
      ...Object.entries(texts).map(([key, value]) => ({key, type: typeOf(key), value})),
      {key: 'starts_on', type: 'date', value: dayAfter(now, first)},
      {key: 'ends_on', type: 'date', value: dayAfter(now, last)},
      {
        key: 'works',
        type: 'list.product_reference',
        value: JSON.stringify(works.map((work) => seedGids(positionOf(work)).product)),
      },
    ],
  }));
}

function typeOf(key: string) {
  if (key === 'visits') return 'boolean';
  return LINES.has(key) ? 'single_line_text_field' : 'multi_line_text_field';
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
