import type {Work} from '../contracts/work.ts';
import {PICTURE_PREFIX} from './test-context.ts';

/** A work as the shop's server sends it, with a portrait picture. */
export function aWork(picture: Partial<Work['picture']> = {}): Work {
  return {
    handle: 'the-heron',
    title: 'The Heron & I',
    picture: {
      url: `${PICTURE_PREFIX}1/heron.jpg?v=1`,
      alt: 'A heron "waits" on a mudflat.',
      width: 1600,
      height: 2000,
      ...picture,
    },
  };
}
