import {expect, it} from 'vitest';
import {SITE} from '#contracts/site';

/** Hydrogen logs an error for a longer one each time its page renders. */
const LONGEST_DESCRIPTION = 155;

/** The sources of page descriptions. `summary` is a policy's. */
const KEYS = ['description', 'summary', 'measuredSummary'];

const ROOMS = import.meta.glob<{default: unknown}>('./{en,fr}/*.ts', {eager: true});

function findDescriptions(room: unknown): string[] {
  if (typeof room !== 'object' || room === null) return [];
  return Object.entries(room).flatMap(([key, text]: [string, unknown]) => {
    if (!KEYS.includes(key)) return findDescriptions(text);
    return String(typeof text === 'function' ? (text(SITE.artist.name) as unknown) : text);
  });
}

it('every description of a page is short enough for a search engine, in both languages', () => {
  const descriptions = Object.values(ROOMS).flatMap((room) => findDescriptions(room.default));
  expect(descriptions).toContain(
    `Commission a painting of a place, a person or a light you love, by ${SITE.artist.name}. See how it works in three steps, and send your request.`,
  );
  const tooLong = descriptions.filter(
    (text) => text.replace('{shop}', SITE.name).length > LONGEST_DESCRIPTION,
  );
  expect(tooLong).toEqual([]);
});
