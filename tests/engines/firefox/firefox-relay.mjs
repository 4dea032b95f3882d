#!/usr/bin/env node
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {WebSocket, WebSocketServer} from 'ws';
import {findFirefox} from './find-firefox.mjs';

// Playwright starts this program instead of Firefox and connects to it over WebDriver BiDi. It starts Firefox and relays all
// messages except one error: Playwright opens a context with a command that Firefox 153 does not support, and fails on it.
// https://w3c.github.io/webdriver-bidi/#command-emulation-setMediaFeaturesOverride

const OPTIONAL_COMMAND = 'emulation.setMediaFeaturesOverride';

/** Firefox prints its URL in this line, which Playwright waits for. */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => firefox.kill());

createInterface({input: firefox.stderr}).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address) startRelay(address);
  else console.error(line);
});

/** @param {string} address the URL of Firefox's own server */
function startRelay(address) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (playwright, {url}) => relay(playwright, new WebSocket(address + url)));
  server.once('listening', () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

/**
 * @param {WebSocket} playwright
 * @param {WebSocket} browser
 */
function relay(playwright, browser) {
  /** The ids of the commands that may fail. */
  const optional = new Set();
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const {id, method} = JSON.parse(String(data));
    if (method === OPTIONAL_COMMAND) optional.add(id);
    await isOpen;
    browser.send(String(data));
  });
  browser.on('message', (data) => {
    const {id, error} = JSON.parse(String(data));
    const isUnsupported = optional.delete(id) && error === 'unknown command';
    playwright.send(
      isUnsupported ? JSON.stringify({type: 'success', id, result: {}}) : String(data),
    );
  });
  playwright.once('close', () => browser.close());
  browser.once('close', () => playwright.close());
}
