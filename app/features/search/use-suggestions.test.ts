import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import en from '~/words/en/server';
import {loadSuggestions} from './use-suggestions';

const FOUND = [{path: '/product/sea', title: 'Sea', kind: 'Print', picture: null}];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function ask(
  text: string,
  response: () => Promise<Response>,
  signal = new AbortController().signal,
) {
  const request = vi.fn<typeof fetch>(response);
  return {request, found: loadSuggestions(en, text, signal, request)};
}

describe('the suggestions', () => {
  it('appear after a pause', async () => {
    const {request, found} = ask('se a', async () => Response.json(FOUND));
    await vi.advanceTimersByTimeAsync(149);
    expect(request).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(request.mock.calls[0]?.[0]).toBe('/api/suggestions?q=se+a');
    expect(await found).toEqual(FOUND);
  });

  it('aren’t requested for a single letter, or when the visitor keeps typing', async () => {
    const aborted = new AbortController();
    const asked = [
      ask(' s ', async () => Response.json(FOUND)),
      ask('sea', async () => Response.json(FOUND), aborted.signal),
    ];
    aborted.abort();
    await vi.advanceTimersByTimeAsync(1000);
    for (const {request, found} of asked) {
      expect(await found).toEqual([]);
      expect(request).not.toHaveBeenCalled();
    }
  });
});
