import {buildIfChanged} from '../../../embedded/bin/build.mjs';
import {findMissing} from './driver';

/** Vitest's global setup: builds the shop only when WebKit can be tested. */
export default async function setUp() {
  const missing = findMissing();
  if (missing) console.warn(`WebKit is left out. On Debian: ${missing}`);
  else await buildIfChanged();
}
