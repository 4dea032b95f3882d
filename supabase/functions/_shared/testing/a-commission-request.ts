import {createHandler} from '../../commission-form-submit/handler.ts';
import {createHandler as createProgress} from '../../commission-progress/handler.ts';
import {createHandler as createStatus} from '../../commission-status/handler.ts';
import type {ArtistProgress} from '../contracts/commission-progress.ts';
import {IMAGE_PREFIX, post, type TestContext} from './test-context.ts';

/** The body of a valid request, without its optional fields. */
export function aCommissionRequest(changes: object = {}) {
  return {
    name: 'Ada Moore',
    email: 'ada@example.com',
    size: '16x20',
    budget: '500-1000',
    subject: 'The wharf',
    message: 'At low tide.',
    ...changes,
  };
}

/** The URL at which an uploaded picture can be read for a day. */
export function anImageUrl(name: string, {index = 0, timestamp = 1795262400000} = {}): string {
  return `${IMAGE_PREFIX}${crypto.randomUUID()}/${timestamp}-${index}-${name}?token=a.b-c.d_e`;
}

/** The URL that a function signs for as long as a commission may be open: ten years. */
export function lastingUrl(url: string): string {
  return url.replace(/token=.*/, 'token=315360000');
}

/** Submits a request, and returns the tokens in its two emails. */
export async function submitCommission(
  context: TestContext,
  changes: object = {},
): Promise<{artist: string; buyer: string}> {
  await createHandler(context)(post(aCommissionRequest(changes)));
  await context.settle();
  const texts = context.sent.splice(0).map(({mail}) => mail.text);
  const [artist = '', buyer = ''] = texts.map(
    (text) => /commissions\/(?:progress|status)\/([\w-]{36})/.exec(text)?.[1],
  );
  return {artist, buyer};
}

interface Said {
  note?: string;
  language?: string;
}

interface Answer {
  status: number;
  progress: ArtistProgress | null;
  error?: {message: string};
}

/** What the artist and the buyer do on the pages of a commission. */
export function deskIn(context: TestContext) {
  async function call(createHandler: typeof createStatus, body: object): Promise<Answer> {
    const response = await createHandler(context)(post(body, {address: '203.0.113.7'}));
    await context.settle();
    return {status: response.status, ...((await response.json()) as Omit<Answer, 'status'>)};
  }
  return {
    /** The artist's page. */
    open: (token: string) => call(createProgress, {intent: 'read', token}),
    close: (token: string, more: {note?: string; acceptsUnpaid?: string} = {}) =>
      call(createProgress, {intent: 'close', token, ...more}),
    move: (token: string, stage: string, version: number, more: object = {}) =>
      call(createProgress, {intent: 'move', token, stage, version, ...more}),
    /** The buyer's page. */
    visit: (token: string) => call(createStatus, {token}),
    answer: (token: string, intent: string, version: number, {language, ...more}: Said = {}) =>
      call(createStatus, {token, language, answer: {intent, version, ...more}}),
  };
}
