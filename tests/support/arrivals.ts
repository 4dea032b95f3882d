import type {Page, Response} from '@playwright/test';
import {gzipSync} from 'node:zlib';

/** Something that a page fetched. */
export interface Arrival {
  url: string;
  /** As the browser calls it: document, script, stylesheet, font, image … */
  kind: string;
  /** Bytes as sent: text with gzip at level 6, whatever the server does; pictures and fonts are compressed already. */
  bytes: number;
  /** Bytes as unpacked. */
  length: number;
}

const TEXT = /text|javascript|json|xml/;

/** Notes all that the page fetches from now until it is asked. */
export function noteArrivals(page: Page): () => Promise<Arrival[]> {
  const pending: Promise<Arrival>[] = [];
  page.on('response', (response) => {
    // A redirect has no body.
    if (response.ok()) pending.push(weigh(response));
  });
  return () => Promise.all(pending);
}

/** What all of one kind weigh together. */
export function bytesOf(arrivals: readonly Arrival[], kind: string): number {
  return arrivals
    .filter((arrival) => arrival.kind === kind)
    .reduce((sum, {bytes}) => sum + bytes, 0);
}

async function weigh(response: Response): Promise<Arrival> {
  const body = await response.body();
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  return {
    url: response.url(),
    kind: response.request().resourceType(),
    bytes: isText ? gzipSync(body, {level: 6}).length : body.length,
    length: body.length,
  };
}
