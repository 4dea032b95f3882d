/** The clock's dependencies, injected for tests. */
export interface LaunchClockSources {
  /** The device's clock in epoch milliseconds; it may be wrong by days. */
  deviceNowMs: () => number;
  /** The shop's current time in epoch milliseconds, over the network; rejects when the request fails. */
  fetchShopNowMs: () => Promise<number>;
  /** Calls back once, as `setTimeout` does; returns a function that cancels it. */
  callAfter: (delayMs: number, callback: () => void) => () => void;
  /** Calls back each time the page becomes visible; returns a function that unsubscribes. */
  onWake: (callback: () => void) => () => void;
}

/** The shop's time in one browser tab, with one timer for all countdowns. */
export interface LaunchClock {
  /**
   * The time until `instantMs` in whole seconds, a started one included; 0 once it is reached. `renderedAtMs` is when the server
   * rendered the page, `shopOffsetMs` the offset that `SHOP_CLOCK` adds to every clock.
   */
  secondsLeft: (instantMs: number, renderedAtMs: number, shopOffsetMs: number) => number;
  /** Calls back whenever `secondsLeft` changes for that instant; returns a function that unsubscribes. */
  subscribe: (instantMs: number, callback: () => void) => () => void;
}

/**
 * The maximum age of a cached page. The device's time is limited to the range from the page's rendering to this much
 * later.
 */
const OLDEST_PAGE_MS = 60 * 60 * 1000;

/** How long a synchronised time is used before the next request; a device's clock does not drift by a second sooner. */
const SYNC_VALID_MS = 60 * 1000;

/** A response with a longer round trip is too inaccurate. */
const MAX_ROUND_TRIP_MS = 10 * 1000;

/**
 * Creates a launch clock. It has three sources of time, each better than the one before:
 *
 * 1. The time at which the server rendered the page. It is in the HTML, so that hydration shows it; but the page may
 *    come from a cache.
 * 2. The device's clock, limited to the range from that time to `OLDEST_PAGE_MS` later: right at once for everyone
 *    whose clock is right, and never off by more than the age of a page.
 * 3. The shop's time over the network, requested when the first countdown is shown and when the page becomes visible
 *    again later. From then on the device's clock only measures the time that has passed since.
 */
export function createLaunchClock(sources: LaunchClockSources): LaunchClock {
  const subscribers = new Map<() => void, number>();
  let latestRenderMs = -Infinity;
  /** The shop's time minus the device's. */
  let offsetMs = 0;
  let syncedAtDeviceMs: number | null = null;
  let isSyncing = false;
  let cancelTick = () => {};
  let removeWakeListener = () => {};

  const nowMs = () => sources.deviceNowMs() + offsetMs;

  function estimate(renderedAtMs: number, shopOffsetMs: number): void {
    if (syncedAtDeviceMs !== null || renderedAtMs <= latestRenderMs) return;
    latestRenderMs = renderedAtMs;
    const deviceMs = sources.deviceNowMs();
    const plausibleMs = Math.max(deviceMs + shopOffsetMs, renderedAtMs);
    offsetMs = Math.min(plausibleMs, renderedAtMs + OLDEST_PAGE_MS) - deviceMs;
  }

  async function sync(): Promise<void> {
    const sentMs = sources.deviceNowMs();
    const isRecent =
      syncedAtDeviceMs !== null && Math.abs(sentMs - syncedAtDeviceMs) < SYNC_VALID_MS;
    if (isSyncing || isRecent) return;
    isSyncing = true;
    const shopMs = await sources.fetchShopNowMs().catch(() => null);
    isSyncing = false;
    // Without a response the clock keeps its time; the next time the page becomes visible it retries.
    if (shopMs === null) return;
    const deviceMs = sources.deviceNowMs();
    const roundTripMs = deviceMs - sentMs;
    // The device slept during the request, or its clock was set.
    if (roundTripMs < 0 || roundTripMs > MAX_ROUND_TRIP_MS) return sync();
    // The response is half a round trip old.
    offsetMs = shopMs + roundTripMs / 2 - deviceMs;
    syncedAtDeviceMs = deviceMs;
    tick();
  }

  function tick(): void {
    for (const callback of [...subscribers.keys()]) callback();
    schedule();
  }

  /**
   * Each tick is computed from the launch times, so that it does not drift. A tick is at most a second away, so no
   * delay exceeds the limit of `setTimeout`.
   */
  function schedule(): void {
    cancelTick();
    const now = nowMs();
    const delaysMs = [...subscribers.values()]
      .filter((instantMs) => instantMs > now)
      .map((instantMs) => (instantMs - now) % 1000 || 1000);
    cancelTick = delaysMs.length > 0 ? sources.callAfter(Math.min(...delaysMs), tick) : () => {};
  }

  function wake(): void {
    // Timers of a sleeping tab fire late.
    tick();
    void sync();
  }

  return {
    secondsLeft(instantMs, renderedAtMs, shopOffsetMs) {
      estimate(renderedAtMs, shopOffsetMs);
      return Math.max(0, Math.ceil((instantMs - nowMs()) / 1000));
    },
    subscribe(instantMs, callback) {
      if (subscribers.size === 0) removeWakeListener = sources.onWake(wake);
      subscribers.set(callback, instantMs);
      schedule();
      void sync();
      return () => {
        subscribers.delete(callback);
        schedule();
        if (subscribers.size === 0) removeWakeListener();
      };
    },
  };
}
