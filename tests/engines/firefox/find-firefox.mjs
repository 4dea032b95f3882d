import {existsSync} from 'node:fs';
import {installPackages} from '../../support/browser.mjs';

/** Where operating systems put Firefox. */
const SYSTEM_BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox that the tests drive: `FIREFOX_PATH`, else the system's. Null when there is none. */
export function findFirefox() {
  const candidates = [process.env.FIREFOX_PATH, ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Finds Firefox, or installs Debian's. Throws when neither works. */
export function installFirefoxIfMissing() {
  if (!findFirefox()) installPackages('firefox-esr');
  if (!findFirefox()) {
    throw new Error('No Firefox found, and none could be installed. Set FIREFOX_PATH to one.');
  }
}
