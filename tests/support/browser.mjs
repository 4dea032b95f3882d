import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * In a container, Chromium runs as root, and its sandbox doesn't work. The other options disable the browser's own
 * requests.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's package of Chromium without windows. It renders no browser UI and takes half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where operating systems install Chromium or Chrome. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a full browser, for features that a headless shell doesn't support: `CHROMIUM_PATH`, Playwright's or the
 * system's. Null when there's none.
 */
export function findHeadedBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** The path of the browser under test: `CHROMIUM_PATH`, or else a headless shell, or a full browser. */
export function findBrowser() {
  const isShellWanted = !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL);
  return isShellWanted ? HEADLESS_SHELL : findHeadedBrowser();
}

/**
 * Installs a browser when there's none: Playwright's, or Debian's when the download fails. Throws when neither works.
 */
export function installBrowserIfMissing() {
  if (findBrowser()) return;
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  if (findBrowser()) return;
  installPackages('chromium-headless-shell');
  if (!findBrowser()) installPackages('chromium');
  if (!findBrowser()) {
    throw new Error(
      'No browser found, and none could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
}

/**
 * Installs Debian packages; does nothing on other systems. Doesn't report a failure, because the caller checks the
 * result.
 */
export function installPackages(...names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run(...asRoot, 'apt-get', 'update');
  run(...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', ...names);
}

function run(program, ...parameters) {
  spawnSync(program, parameters, {stdio: 'inherit'});
}
