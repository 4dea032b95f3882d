/** Where a launch clock learns the time. Handed in, so that a test can be any visitor. */
export interface LaunchClockSources {
  /** The visitor's own clock in epoch milliseconds: at hand at any moment, and sometimes wrong by days. */
  deviceNowMs: () => number;
  /** The shop's present instant in epoch milliseconds, over the network; rejects when there is no answer. */
  askShopMs: () => Promise<number>;
  /** Calls back once, as `setTimeout` does; the answer calls it off. */
  callAfter: (delayMs: number, callback: () => void) => () => void;
  /** Calls back each time the page is looked at again; the answer ends that. */
  onWake: (callback: () => void) => () => void;
}

/** The shop's time in one browser tab, and the one timer that every countdown of it shares. */
export interface LaunchClock {
  /**
   * The time left until `instantMs` in whole seconds, a started one counted whole; 0 once it is there. `renderedAtMs` is when
   * the server rendered what the visitor looks at, `shopOffsetMs` what `SHOP_CLOCK` adds to every clock.
   */
  secondsLeft: (instantMs: number, renderedAtMs: number, shopOffsetMs: number) => number;
  /** Calls back whenever `secondsLeft` changes for that instant; the answer ends that. */
  watch: (instantMs: number, callback: () => void) => () => void;
}

/**
 * A visitor's clock is believed as far as it can be true: a page was rendered before it is looked at, and no cache gives one
 * out much later than this.
 */
const OLDEST_PAGE_MS = 60 * 60 * 1000;

/** The shop's answer holds for this long; a device's clock does not go wrong by a second sooner. */
const ANSWER_HOLDS_MS = 60 * 1000;

/** An answer that took longer than that tells the time too badly. */
const SLOW_ANSWER_MS = 10 * 1000;

/**
 * Makes a launch clock. Three readings make up its time, each better than the one before:
 *
 * 1. The instant at which the server rendered the page. It is in the HTML, so the first render shows that; but the page may
 *    come out of a cache.
 * 2. The visitor's clock, where it lies between that instant and `OLDEST_PAGE_MS` later, else the nearer of these two: right
 *    at once for everyone whose clock is right, and never wrong by more than a page can be old.
 * 3. The shop's own answer, asked for when the first countdown is shown and again when the page is looked at after a while:
 *    it alone counts from then on, and the visitor's clock only measures what has passed since.
 */
export function createLaunchClock(sources: LaunchClockSources): LaunchClock {
  const watchers = new Map<() => void, number>();
  let latestRenderMs = -Infinity;
  /** The shop's time less the visitor's. */
  let offsetMs = 0;
  let answeredAtDeviceMs: number | null = null;
  let isAsking = false;
  let callOffTick = () => {};
  let stopWaking = () => {};

  const nowMs = () => sources.deviceNowMs() + offsetMs;

  function learn(renderedAtMs: number, shopOffsetMs: number): void {
    if (answeredAtDeviceMs !== null || renderedAtMs <= latestRenderMs) return;
    latestRenderMs = renderedAtMs;
    const deviceMs = sources.deviceNowMs();
    const believedMs = Math.max(deviceMs + shopOffsetMs, renderedAtMs);
    offsetMs = Math.min(believedMs, renderedAtMs + OLDEST_PAGE_MS) - deviceMs;
  }

  async function ask(): Promise<void> {
    const sentMs = sources.deviceNowMs();
    const isRecent =
      answeredAtDeviceMs !== null && Math.abs(sentMs - answeredAtDeviceMs) < ANSWER_HOLDS_MS;
    if (isAsking || isRecent) return;
    isAsking = true;
    const shopMs = await sources.askShopMs().catch(() => null);
    isAsking = false;
    // Without an answer the readings at hand go on counting; the next look at the page asks again.
    if (shopMs === null) return;
    const deviceMs = sources.deviceNowMs();
    const roundTripMs = deviceMs - sentMs;
    // The device slept over the question, or its clock was set meanwhile.
    if (roundTripMs < 0 || roundTripMs > SLOW_ANSWER_MS) return ask();
    // The answer was true half a round trip ago.
    offsetMs = shopMs + roundTripMs / 2 - deviceMs;
    answeredAtDeviceMs = deviceMs;
    tick();
  }

  function tick(): void {
    for (const callback of [...watchers.keys()]) callback();
    schedule();
  }

  /** Each tick is timed from the launches themselves, so that none drifts; as none is a second away, none is too far for a timer. */
  function schedule(): void {
    callOffTick();
    const now = nowMs();
    const waits = [...watchers.values()]
      .filter((instantMs) => instantMs > now)
      .map((instantMs) => (instantMs - now) % 1000 || 1000);
    callOffTick = waits.length > 0 ? sources.callAfter(Math.min(...waits), tick) : () => {};
  }

  function wake(): void {
    // A sleeping tab's timers are late.
    tick();
    void ask();
  }

  return {
    secondsLeft(instantMs, renderedAtMs, shopOffsetMs) {
      learn(renderedAtMs, shopOffsetMs);
      return Math.max(0, Math.ceil((instantMs - nowMs()) / 1000));
    },
    watch(instantMs, callback) {
      if (watchers.size === 0) stopWaking = sources.onWake(wake);
      watchers.set(callback, instantMs);
      schedule();
      void ask();
      return () => {
        watchers.delete(callback);
        schedule();
        if (watchers.size === 0) stopWaking();
      };
    },
  };
}
