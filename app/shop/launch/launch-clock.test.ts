import {describe, expect, it} from 'vitest';
import {createLaunchClock} from './launch-clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A visitor's tab: a device whose clock is `skewMs` ahead, and a network that may be down. */
function aTab({skewMs = 0, nowMs = 0, isOnline = true}) {
  let timers: {atMs: number; callback: () => void}[] = [];
  const wakers = new Set<() => void>();
  const state = {nowMs, isOnline, questions: 0};
  const clock = createLaunchClock({
    deviceNowMs: () => state.nowMs + skewMs,
    fetchShopNowMs: () => {
      state.questions += 1;
      return state.isOnline ? Promise.resolve(state.nowMs) : Promise.reject(new Error('offline'));
    },
    callAfter(delayMs, callback) {
      const timer = {atMs: state.nowMs + delayMs, callback};
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    onWake(callback) {
      wakers.add(callback);
      return () => wakers.delete(callback);
    },
  });
  return {
    state,
    clock,
    timers: () => timers.length,
    /** Advances the time and fires each timer at its instant. */
    pass(ms: number) {
      const endMs = state.nowMs + ms;
      for (;;) {
        const [next] = timers.filter(({atMs}) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        state.nowMs = next.atMs;
        next.callback();
      }
      state.nowMs = endMs;
    },
    /** Advances the time without timers, and then makes the page visible. */
    sleep(ms: number) {
      state.nowMs += ms;
      for (const wake of wakers) wake();
    },
    /** Waits for the shop's response. */
    settle: async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

describe('the time of a launch', () => {
  it.each([
    ['a right clock', 0],
    ['a clock a day ahead', DAY_MS],
    ['a clock a day behind', -DAY_MS],
  ])('is the shop’s for a visitor with %s, as soon as it has responded', async (_, skewMs) => {
    const tab = aTab({skewMs, nowMs: 10 * DAY_MS});
    const left = () => tab.clock.secondsLeft(12 * DAY_MS, 10 * DAY_MS, 0);
    tab.clock.subscribe(12 * DAY_MS, () => {});
    await tab.settle();
    expect(left()).toBe(2 * 86_400);
    tab.pass(1500);
    expect(left()).toBe(2 * 86_400 - 1);
  });

  it.each([
    ['right: it reveals the age of a cached page', 0, 3 * 60],
    ['a day ahead: the page is an hour old at most', DAY_MS, 3600],
    ['a day behind: the page is from the past', -DAY_MS, 0],
  ])('before that is the visitor’s clock’s when it is %s', (_, skewMs, ageSeconds) => {
    const renderedAtMs = 10 * DAY_MS;
    const tab = aTab({skewMs, nowMs: renderedAtMs + 3 * 60_000, isOnline: false});
    expect(tab.clock.secondsLeft(12 * DAY_MS, renderedAtMs, 0)).toBe(2 * 86_400 - ageSeconds);
  });

  it('is that of SHOP_CLOCK when there is one', () => {
    const tab = aTab({nowMs: 1000 * DAY_MS, isOnline: false});
    const renderedAtMs = 10 * DAY_MS;
    const shopOffsetMs = renderedAtMs + 60_000 - tab.state.nowMs;
    expect(tab.clock.secondsLeft(11 * DAY_MS, renderedAtMs, shopOffsetMs)).toBe(86_400 - 60);
  });

  it('is requested once by many countdowns, and again only after a while', async () => {
    const tab = aTab({nowMs: 0});
    for (const days of [1, 2, 30]) tab.clock.subscribe(days * DAY_MS, () => {});
    await tab.settle();
    expect(tab.state.questions).toBe(1);
    tab.sleep(59_999);
    await tab.settle();
    expect(tab.state.questions).toBe(1);
    tab.sleep(1);
    await tab.settle();
    expect(tab.state.questions).toBe(2);
  });

  it('continues without a response and is requested again when the page becomes visible', async () => {
    const tab = aTab({skewMs: DAY_MS, isOnline: false});
    tab.clock.secondsLeft(3 * DAY_MS, 0, 0);
    tab.clock.subscribe(3 * DAY_MS, () => {});
    await tab.settle();
    tab.state.isOnline = true;
    tab.sleep(1000);
    await tab.settle();
    expect(tab.clock.secondsLeft(3 * DAY_MS, 0, 0)).toBe(3 * 86_400 - 1);
  });
});

describe('a response that arrives after the device slept', () => {
  it('is requested again, since its age is unknown', async () => {
    const tab = aTab({nowMs: 0});
    tab.clock.subscribe(3 * DAY_MS, () => {});
    tab.state.nowMs += 4 * HOUR_MS;
    await tab.settle();
    expect(tab.state.questions).toBe(2);
    expect(tab.clock.secondsLeft(3 * DAY_MS, 0, 0)).toBe(3 * 86_400 - 4 * 3600);
  });
});

describe('the countdowns of a page', () => {
  it('share one timer, however many they are and however far their launches', () => {
    const tab = aTab({});
    const stops = [1, 25, 400].map((days) => tab.clock.subscribe(days * DAY_MS, () => {}));
    expect(tab.timers()).toBe(1);
    for (const stop of stops) stop();
    expect(tab.timers()).toBe(0);
  });

  it('tick at each whole second before the launch, never late, and stop there', () => {
    const launchMs = 5250;
    const tab = aTab({});
    const shown: [number, number][] = [];
    tab.clock.subscribe(launchMs, () => {
      shown.push([tab.state.nowMs, tab.clock.secondsLeft(launchMs, 0, 0)]);
    });
    tab.pass(60_000);
    expect(shown).toEqual([
      [250, 5],
      [1250, 4],
      [2250, 3],
      [3250, 2],
      [4250, 1],
      [5250, 0],
    ]);
    expect(tab.timers()).toBe(0);
  });

  it('end together when the launch was during sleep', () => {
    const tab = aTab({});
    let left = tab.clock.secondsLeft(5 * HOUR_MS, 0, 0);
    tab.clock.subscribe(5 * HOUR_MS, () => (left = tab.clock.secondsLeft(5 * HOUR_MS, 0, 0)));
    tab.sleep(6 * HOUR_MS);
    expect(left).toBe(0);
  });

  it('are not affected by a change to or from daylight saving time', () => {
    // In New Brunswick, clocks go back at two on 2026-11-01, and forward on 2027-03-14.
    for (const [fromText, toText, hours] of [
      ['2026-10-31T12:00:00-03:00', '2026-11-01T12:00:00-04:00', 25],
      ['2027-03-13T12:00:00-04:00', '2027-03-14T12:00:00-03:00', 23],
    ] as const) {
      const tab = aTab({nowMs: Date.parse(fromText)});
      const left = tab.clock.secondsLeft(Date.parse(toText), tab.state.nowMs, 0);
      expect(left).toBe(hours * 3600);
    }
  });
});
