#!/usr/bin/env node
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {WebSocket, WebSocketServer} from 'ws';
import {findFirefox} from './find-firefox.mjs';

// Playwright starts this in Firefox's place, and speaks WebDriver BiDi to it. It starts Firefox and passes everything on, but
// for one answer: Playwright opens a context with a command that Firefox 153 does not know yet, and gives up when that fails.
// https://w3c.github.io/webdriver-bidi/#command-emulation-setMediaFeaturesOverride

const OPTIONAL_COMMAND = 'emulation.setMediaFeaturesOverride';

/** Firefox tells its address in this line, for which Playwright waits. */
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
  if (address) relayTo(address);
  else console.error(line);
});

/** @param {string} address of Firefox's own server */
function relayTo(address) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (playwright, {url}) => join(playwright, new WebSocket(address + url)));
  server.once('listening', () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

/**
 * @param {WebSocket} playwright
 * @param {WebSocket} browser
 */
function join(playwright, browser) {
  /** The numbers of the commands that may be refused. */
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
    const isRefused = optional.delete(id) && error === 'unknown command';
    playwright.send(isRefused ? JSON.stringify({type: 'success', id, result: {}}) : String(data));
  });
  playwright.once('close', () => browser.close());
  browser.once('close', () => playwright.close());
}
