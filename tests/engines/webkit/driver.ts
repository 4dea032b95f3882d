import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {fileURLToPath} from 'node:url';
import {findFreePort} from '../../support/free-port';
import {stop, waitUntilUp} from '../../support/program';
import {openSession} from './webdriver';

/** The browser under test; WebKitGTK's MiniBrowser cannot be as narrow as a phone. */
const WINDOW = fileURLToPath(new URL('window.py', import.meta.url));

const START_TIMEOUT_MS = 15_000;

/** WebKitGTK on a virtual display. */
export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/** The command that installs the missing Debian packages; null when none is missing. */
export function findMissing(): string | null {
  const isThere = (program: string, ...parameters: string[]) =>
    spawnSync(program, parameters, {stdio: 'ignore'}).status === 0;
  const missing = [
    isThere('WebKitWebDriver', '--help') ? [] : ['webkit2gtk-driver'],
    isThere('Xvfb', '-help') ? [] : ['xvfb'],
    isThere(WINDOW, '--check') ? [] : ['gir1.2-webkit2-4.1', 'python3-gi'],
  ].flat();
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : null;
}

/** Starts the display and the driver. Requires that `findMissing` returns null. */
export async function startWebKit() {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(display.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  })) as [Buffer];

  const env: NodeJS.ProcessEnv = {...process.env, DISPLAY: `:${number.toString().trim()}`};
  // When it is set, even to an empty string, pages crash in a view transition.
  delete env.WEBKIT_DISABLE_COMPOSITING_MODE;
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  driver.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilUp(driver, `${url}/status`);

  return {
    open: ({width, height}: {width: number; height: number}) =>
      openSession(url, {
        'webkitgtk:browserOptions': {binary: WINDOW, args: [String(width), String(height)]},
      }),
    /** Uncaught errors, failed loads and policy violations of pages since the last call, a line each. */
    readErrors() {
      const lines = output.split('\n').filter(Boolean);
      output = '';
      return lines;
    },
    async close() {
      await stop(driver);
      await stop(display);
    },
  };
}
