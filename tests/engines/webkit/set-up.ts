import {buildIfChanged} from '../../../embedded/bin/build.mjs';
import {findMissing} from './driver';

/** Vitest's global setup. Throws where WebKit cannot be tested: a run without a test is no green one. */
export default async function setUp() {
  const missing = findMissing();
  if (missing) throw new Error(`WebKit cannot be tested here. On Debian: ${missing}`);
  await buildIfChanged();
}
