import type {AboutQuery, ImageFragment} from 'storefrontapi.generated';
import {formatDay} from '~/lib/format-day';
import {pictureOf} from '~/lib/storefront/image-fragments';
import {fieldOf, textsOf, webAddress} from '~/lib/storefront/metaobject-fields';
import {seriesPath} from '~/shop/paths';
import type {ShopWords} from '~/words';

/** A line of the record: a name, its details, and its link. */
export interface ArtistFact {
  name: string;
  /** 'Saint John Arts Centre, Saint John'; empty when there are no details. */
  detail: string;
  /** The year or the date: '2024', 'May 1, 2024'. */
  when: string;
  /** A page on this site or another; null when there's none. */
  to: string | null;
}

export interface Testimonial {
  quote: string;
  /** 'Ada Leblanc, Moncton'; empty for an anonymous buyer. */
  by: string;
  /** The work in the buyer's home; null when there's no photograph. */
  photograph: ImageFragment | null;
}

/** The admin's facts about the artist. An empty list has no section. */
export interface ArtistFacts {
  series: ArtistFact[];
  exhibitions: ArtistFact[];
  press: ArtistFact[];
  testimonials: Testimonial[];
  /** The journal's newest entry; null when there's no journal. */
  newestEntry: {handle: string; title: string; excerpt?: string | null} | null;
}

/** The store's lists; undefined when the token can't read them. */
export type StoredFacts = Partial<AboutQuery>;

/** Omits entries without a name or a quote. Sorts exhibitions and press, newest first. */
export function readFacts(words: ShopWords, stored: StoredFacts): ArtistFacts {
  return {
    series: nodesOf(stored.series).flatMap((node) => {
      const {title, text = ''} = textsOf(node);
      return title ? {name: title, detail: text, when: '', to: seriesPath(node.handle)} : [];
    }),
    exhibitions: newestFirst(
      words,
      nodesOf(stored.exhibitions).flatMap((node) => {
        const {title, venue, place, starts_on, year, url} = textsOf(node);
        const detail = join([venue, place]);
        const when = year ?? starts_on?.slice(0, 4) ?? '';
        return title ? {name: title, detail, when, to: webAddress(url)} : [];
      }),
    ),
    press: newestFirst(
      words,
      nodesOf(stored.press).flatMap((node) => {
        const {title, publication = '', date = '', url} = textsOf(node);
        return title ? {name: title, detail: publication, when: date, to: webAddress(url)} : [];
      }),
    ),
    testimonials: nodesOf(stored.testimonials).flatMap((node) => {
      const {quote, name, place} = textsOf(node);
      const photograph = pictureOf(fieldOf(node, 'photograph'));
      return quote ? {quote, by: join([name, place]), photograph} : [];
    }),
    newestEntry: stored.journal?.articles.nodes[0] ?? null,
  };
}

function nodesOf<Node>(list: {nodes: Node[]} | null | undefined): Node[] {
  return list?.nodes ?? [];
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Years and ISO dates sort as text. Dates are formatted afterwards. */
function newestFirst(words: ShopWords, facts: ArtistFact[]): ArtistFact[] {
  return facts
    .toSorted((one, other) => other.when.localeCompare(one.when))
    .map((fact) => ({...fact, when: formatDay(words, fact.when)}));
}
