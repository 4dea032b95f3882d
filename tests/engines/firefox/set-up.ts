import {buildIfChanged} from '../../../embedded/bin/build.mjs';
import {installFirefoxIfMissing} from './find-firefox.mjs';

/** Playwright's global setup. */
export default async function setUp() {
  installFirefoxIfMissing();
  await buildIfChanged();
}
