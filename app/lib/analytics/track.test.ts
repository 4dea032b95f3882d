import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ShopEvent} from './events';
import type * as Track from './track';

const about = (subject: string): ShopEvent => ({event: 'contact_form', subject});

let events: typeof Track;
beforeEach(async () => {
  events = await import('./track');
});
afterEach(() => vi.resetModules());

describe('an event', () => {
  it('is queued until there is a listener, and delivered in order', () => {
    const received: ShopEvent[] = [];
    events.track(about('one'));
    events.listenToEvents((event) => received.push(event));
    events.track(about('two'));
    expect(received).toEqual([about('one'), about('two')]);
  });

  it('is dropped after a refusal, like every later one', () => {
    const received: ShopEvent[] = [];
    events.track(about('one'));
    events.stopQueueingEvents();
    events.track(about('two'));
    events.listenToEvents((event) => received.push(event));
    expect(received).toEqual([]);
  });

  it('is queued up to fifty events', () => {
    const received: ShopEvent[] = [];
    for (let at = 0; at < 51; at += 1) events.track(about(String(at)));
    events.listenToEvents((event) => received.push(event));
    expect(received).toHaveLength(50);
  });
});
