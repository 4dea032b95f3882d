import {expect, it} from 'vitest';
import {fetchJson} from './fetch-json';

it.each<[string, () => Promise<Response>, unknown]>([
  ['what the shop sends', async () => Response.json([1]), [1]],
  ['null when the shop fails', async () => Response.json([], {status: 503}), null],
  ['null when a captive portal answers', async () => new Response('<html>'), null],
  ['null without a connection', () => Promise.reject(new TypeError('fetch failed')), null],
])('the JSON of a URL is %s', async (_, response, expected) => {
  expect(await fetchJson('/api/time', {}, response)).toEqual(expected);
});
