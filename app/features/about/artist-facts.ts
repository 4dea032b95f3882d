import type {AboutQuery} from 'storefrontapi.generated';
import {textsOf} from '~/lib/storefront/metaobject-fields';
import {seriesPath} from '~/shop/product/series-path';
import type {ShopWords} from '~/words';

/** One line of the record: a name, what belongs to it, and where it leads. */
export interface ArtistFact {
  name: string;
  /** 'Saint John Arts Centre, Saint John'; empty when there is nothing. */
  detail: string;
  /** The year or the date: '2024', 'May 1, 2024'. */
  when: string;
  /** A page of this site, or another site's; null without one. */
  to: string | null;
}

export interface Testimonial {
  quote: string;
  /** 'Ada Leblanc, Moncton'; empty when the buyer gives no name. */
  by: string;
}

/** What the admin says of the artist; an empty list has no section. */
export interface ArtistFacts {
  series: ArtistFact[];
  exhibitions: ArtistFact[];
  press: ArtistFact[];
  testimonials: Testimonial[];
  /** The journal's newest entry; null without a journal. */
  newestEntry: {handle: string; title: string; excerpt?: string | null} | null;
}

/** The store's lists; undefined where the token may not read them. */
export type StoredFacts = Partial<AboutQuery>;

/** Entries without a name or a quote are left out; exhibitions and press are sorted, the newest first. */
export function readFacts(words: ShopWords, stored: StoredFacts): ArtistFacts {
  return {
    series: nodesOf(stored.series).flatMap((node) => {
      const {title, text = ''} = textsOf<'series'>(node);
      return title ? {name: title, detail: text, when: '', to: seriesPath(node.handle)} : [];
    }),
    exhibitions: newestFirst(
      words,
      nodesOf(stored.exhibitions).flatMap((node) => {
        const {title, venue, place, year = '', url} = textsOf<'exhibition'>(node);
        const detail = join([venue, place]);
        return title ? {name: title, detail, when: year, to: webAddress(url)} : [];
      }),
    ),
    press: newestFirst(
      words,
      nodesOf(stored.press).flatMap((node) => {
        const {title, publication = '', date = '', url} = textsOf<'press'>(node);
        return title ? {name: title, detail: publication, when: date, to: webAddress(url)} : [];
      }),
    ),
    testimonials: nodesOf(stored.testimonials).flatMap((node) => {
      const {quote, name, place} = textsOf<'testimonial'>(node);
      return quote ? {quote, by: join([name, place])} : [];
    }),
    newestEntry: stored.journal?.articles.nodes[0] ?? null,
  };
}

function nodesOf<Node>(list: {nodes: Node[]} | null | undefined): Node[] {
  return list?.nodes ?? [];
}

/** The admin may hold any text. */
function webAddress(url: string | undefined): string | null {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Years and ISO dates sort as text; then dates are written out. */
function newestFirst(words: ShopWords, facts: ArtistFact[]): ArtistFact[] {
  return facts
    .toSorted((one, other) => other.when.localeCompare(one.when))
    .map((fact) => ({...fact, when: writeDate(words, fact.when)}));
}

function writeDate(words: ShopWords, when: string): string {
  // At noon UTC the artist's clock shows the same day.
  const noon = new Date(`${when}T12:00Z`);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(when) && !Number.isNaN(noon.getTime());
  return isDate ? words.longDate(noon) : when;
}
