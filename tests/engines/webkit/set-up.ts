import {buildWhatIsMissing} from '../../../embedded/bin/build.mjs';
import {findMissing} from './driver';

/** Vitest's global setup: nothing is built where nothing can be tested. */
export default async function setUp() {
  const missing = findMissing();
  if (missing)
    console.warn(`WebKit is left out: this machine has no WebKitGTK to drive. ${missing}`);
  else await buildWhatIsMissing();
}
