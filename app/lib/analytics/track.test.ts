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
  it('waits for a listener and is then heard in its order', () => {
    const heard: ShopEvent[] = [];
    events.track(about('one'));
    events.listenToEvents((event) => heard.push(event));
    events.track(about('two'));
    expect(heard).toEqual([about('one'), about('two')]);
  });

  it('is forgotten by a refusal, as is every later one', () => {
    const heard: ShopEvent[] = [];
    events.track(about('one'));
    events.stopQueueingEvents();
    events.track(about('two'));
    events.listenToEvents((event) => heard.push(event));
    expect(heard).toEqual([]);
  });

  it('is held in no more than fifty', () => {
    const heard: ShopEvent[] = [];
    for (let at = 0; at < 51; at += 1) events.track(about(String(at)));
    events.listenToEvents((event) => heard.push(event));
    expect(heard).toHaveLength(50);
  });

  it('is not heard by those who have left', () => {
    const heard: ShopEvent[] = [];
    events.listenToEvents((event) => heard.push(event))();
    events.track(about('one'));
    expect(heard).toEqual([]);
  });

  it('of a view is told once', () => {
    const heard: ShopEvent[] = [];
    events.listenToEvents((event) => heard.push(event));
    events.trackViewOnce('entry product', about('one'));
    events.trackViewOnce('entry product', about('one'));
    events.trackViewOnce('later product', about('one'));
    expect(heard).toHaveLength(2);
  });
});
