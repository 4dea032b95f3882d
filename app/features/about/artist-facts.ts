import type {AboutQuery} from 'storefrontapi.generated';
import language from '#words/language';
import dates from '#words/dates';
import {metaobjectFields, type MetaobjectNode} from '~/lib/storefront/metaobject-fields';
import {seriesPath} from '~/shop/product/series-path';

/** One line of the record: a name, what belongs to it, and where it leads. */
export interface ArtistFact {
  /** 'Saint John Arts Centre, Saint John'; empty when there is nothing. */
  detail: string;
  name: string;
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

/** The store's lists; undefined where the token has no right to one. */
export type StoredFacts = Partial<
  Pick<AboutQuery, 'exhibitions' | 'press' | 'testimonials' | 'series' | 'journal'>
>;

/** Entries without a name or a quote are left out; exhibitions and press are sorted, the newest first. */
export function readFacts({
  exhibitions,
  press,
  testimonials,
  series,
  journal,
}: StoredFacts): ArtistFacts {
  return {
    series: nodesOf(series).flatMap((node) => {
      const {title, text} = metaobjectFields(node);
      return title
        ? [{name: title, detail: text ?? '', when: '', to: seriesPath(node.handle)}]
        : [];
    }),
    exhibitions: newestFirst(
      nodesOf(exhibitions).flatMap((node) => {
        const {title, venue, place, year, url} = metaobjectFields(node);
        return title ? [fact(title, [venue, place], year, url)] : [];
      }),
    ),
    press: newestFirst(
      nodesOf(press).flatMap((node) => {
        const {title, publication, date, url} = metaobjectFields(node);
        return title ? [fact(title, [publication], date, url)] : [];
      }),
    ),
    testimonials: nodesOf(testimonials).flatMap(readTestimonial),
    newestEntry: journal?.articles.nodes[0] ?? null,
  };
}

function nodesOf(list: StoredFacts['series'] | null): readonly MetaobjectNode[] {
  return list?.nodes ?? [];
}

function fact(
  name: string,
  details: readonly (string | undefined)[],
  when: string | undefined,
  url: string | undefined,
): ArtistFact {
  // The admin may hold any text.
  const to = url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
  return {name, detail: join(details), when: when ?? '', to};
}

function readTestimonial(node: MetaobjectNode): Testimonial[] {
  const {quote, name, place} = metaobjectFields(node);
  return quote ? [{quote, by: join([name, place])}] : [];
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Years and ISO dates sort as text; then dates are written out. */
function newestFirst(facts: ArtistFact[]): ArtistFact[] {
  return facts
    .toSorted((one, other) => other.when.localeCompare(one.when))
    .map((fact) => ({...fact, when: writeDate(fact.when)}));
}

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_FORMAT = new Intl.DateTimeFormat(language.locale, {dateStyle: 'long', timeZone: 'UTC'});

function writeDate(when: string): string {
  const instant = new Date(when);
  const isDate = ISO_DATE.test(when) && !Number.isNaN(instant.getTime());
  return isDate ? dates.printed(DATE_FORMAT.format(instant)) : when;
}
