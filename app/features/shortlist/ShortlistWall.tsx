import {cdnFallback} from '~/lib/cdn-image';
import {inCentimetres} from '~/lib/centimetres';
import type {WorkSize} from '~/shop/product/work-size';
import words from '#words/shortlist';
import type {ShortlistWork} from './queries';

/** Lengths in inches: the space between works and at the ends, the bench, and the least width of the wall. */
const GAP = 8;
const BENCH = 60;
const LEAST_WALL = 110;
/** The height of the works' middle above the floor: eye level, as galleries hang. */
const EYE_LEVEL = 58;
/** A narrow window scrolls along the wall, at this many inches per rem. */
const INCHES_PER_REM = 5;

type Hung = ShortlistWork & {size: WorkSize};

/** The works whose size is known, side by side at one scale, above a bench of known length. */
export function ShortlistWall({works}: {works: readonly ShortlistWork[]}) {
  const hung = works.filter((work): work is Hung => work.size !== null && work.image !== null);
  if (hung.length === 0) return null;
  const taken = hung.reduce((sum, {size}) => sum + size.width + GAP, GAP);
  const wall = Math.max(taken, LEAST_WALL);
  const tallest = Math.max(...hung.map(({size}) => size.height));
  const height = EYE_LEVEL + tallest / 2 + GAP;
  const percent = (inches: number, of: number) => `${(100 * inches) / of}%`;
  let left = (wall - taken) / 2 + GAP;

  return (
    <section aria-labelledby="wall-title">
      <h2 id="wall-title" className="text-2xl">
        {words.wall.title}
      </h2>
      <div role="group" aria-label={words.wall.label} tabIndex={0} className="wall">
        <div
          className="wall-drawn"
          style={{aspectRatio: `${wall} / ${height}`, minWidth: `${wall / INCHES_PER_REM}rem`}}
        >
          {hung.map(({id, title, image, size}) => {
            const from = left;
            left += size.width + GAP;
            return (
              <img
                key={id}
                src={image ? cdnFallback(image, 'card') : undefined}
                alt={words.wall.alt(title, inCentimetres(size.width), inCentimetres(size.height))}
                style={{
                  left: percent(from, wall),
                  width: percent(size.width, wall),
                  height: percent(size.height, height),
                  bottom: percent(EYE_LEVEL - size.height / 2, height),
                }}
              />
            );
          })}
          <span
            className="wall-bench"
            style={{width: percent(BENCH, wall), height: percent(17, height)}}
          />
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">
        {words.wall.scale(inCentimetres(BENCH))}
        {hung.length < works.length && ` ${words.wall.sizeUnknown}`}
      </p>
    </section>
  );
}
