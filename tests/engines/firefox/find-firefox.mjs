import {existsSync} from 'node:fs';
import {installPackages} from '../../support/browser.mjs';

/** Where operating systems install Firefox. */
const SYSTEM_BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of the Firefox under test: `FIREFOX_PATH`, else the system's. Null when none exists. */
export function findFirefox() {
  const candidates = [process.env.FIREFOX_PATH, ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Installs Debian's Firefox when none is found. Throws when that fails. */
export function installFirefoxIfMissing() {
  if (!findFirefox()) installPackages('firefox-esr');
  if (!findFirefox()) {
    throw new Error('No Firefox found, and none could be installed. Set FIREFOX_PATH to one.');
  }
}
