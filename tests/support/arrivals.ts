import type {Page, Response} from '@playwright/test';
import {gzipSync} from 'node:zlib';

/** A response that a page received, and its size. */
export interface ResponseSize {
  url: string;
  /** The browser's resource type: document, script, stylesheet, font, image … */
  kind: string;
  /**
   * Transferred bytes. Text is counted with gzip at level 6, whatever the server uses; pictures and fonts are already
   * compressed.
   */
  bytes: number;
  /** Bytes after decompression. */
  length: number;
}

const TEXT = /text|javascript|json|xml/;

/** Records the page's successful responses from now on. The returned function resolves with those received so far. */
export function noteArrivals(page: Page): () => Promise<ResponseSize[]> {
  const pending: Promise<ResponseSize>[] = [];
  page.on('response', (response) => {
    // A redirect has no body.
    if (response.ok()) pending.push(weigh(response));
  });
  return () => Promise.all(pending);
}

/** The transferred bytes of all responses of one kind. */
export function bytesOf(arrivals: readonly ResponseSize[], kind: string): number {
  return arrivals
    .filter((arrival) => arrival.kind === kind)
    .reduce((sum, {bytes}) => sum + bytes, 0);
}

/** The sizes of the responses of one kind, by file, for the message of a failed budget. */
export function listArrivals(arrivals: readonly ResponseSize[], kind: string): string {
  const files = arrivals.filter((arrival) => arrival.kind === kind);
  return files.map(({url, bytes}) => `${new URL(url).pathname} ${bytes}`).join(', ');
}

async function weigh(response: Response): Promise<ResponseSize> {
  const body = await response.body();
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  return {
    url: response.url(),
    kind: response.request().resourceType(),
    bytes: isText ? gzipSync(body, {level: 6}).length : body.length,
    length: body.length,
  };
}
