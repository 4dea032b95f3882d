import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** As root, as in a container, Chromium needs no sandbox; and nothing here may call home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, as Debian packages it: it draws none of the whole browser's own pages, which takes half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where operating systems put a Chromium or Chrome of their own. */
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

/** The browser that the tests drive: `CHROMIUM_PATH`, else a headless shell, Playwright's own, or the system's. Null when there is none. */
export function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** A browser with windows and all, for what a headless shell cannot do; `CHROMIUM_PATH` names one. Null when there is none. */
export function findWholeBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Finds a browser or installs one: Playwright's, or Debian's where that cannot be downloaded. Throws when neither works. */
export function installBrowserIfMissing() {
  if (findBrowser()) return;
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (findBrowser()) return;
  installPackages('chromium-headless-shell');
  if (!findBrowser()) installPackages('chromium');
  if (!findBrowser()) {
    throw new Error(
      'No browser found, and none could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
}

/** Installs packages of the system, where it is a Debian; leaves it to the caller to see whether they came. */
export function installPackages(...names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run(...command([...asRoot, 'apt-get', 'update']));
  run(...command([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', ...names]));
}

function command([program, ...parameters]) {
  return [program, parameters];
}

function run(program, parameters) {
  spawnSync(program, parameters, {stdio: 'inherit'});
}
