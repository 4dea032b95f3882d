import {useSyncExternalStore} from 'react';
import {type Launchable, launchInstantMs, type LaunchSurface} from './launch';

/** The shop's time minus the device's, whose clock may be wrong by days; null until the shop has sent its time. */
let offsetMs: number | null = null;
/** The shop's time at the last tick, in epoch milliseconds; null until the shop has sent it. */
let shopMs: number | null = null;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/** One clock for all countdowns of a page. It ticks at each second of the shop's time while someone listens. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    wake();
    document.addEventListener('visibilitychange', wake);
    // A page restored from the back/forward cache was suspended too.
    window.addEventListener('pageshow', wake);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
  };
}

function wake() {
  if (document.visibilityState === 'hidden') return;
  // Timers of a sleeping tab fire late.
  tick();
  void askForTime().then(tick);
}

function tick() {
  clearTimeout(timer);
  if (offsetMs === null || listeners.size === 0) return;
  shopMs = Date.now() + offsetMs;
  timer = setTimeout(tick, 1000 - (shopMs % 1000));
  for (const listener of listeners) listener();
}

async function askForTime(): Promise<void> {
  try {
    const response = await fetch('/api/time', {cache: 'no-store'});
    const sentMs = Number(await response.text());
    if (response.ok && sentMs > 0) offsetMs = sentMs - Date.now();
  } catch {
    // Without a connection, the clock keeps its offset.
  }
  // The device's time is better than none.
  offsetMs ??= 0;
}

const neverChanges = () => () => {};

/**
 * The time at which to show a product, in epoch milliseconds: that of the server's rendering until the launch, then the
 * launch. Ignores a launch before the rendering. A page from a cache may be old, so the clock asks the shop for its
 * time (`/api/time`).
 */
export function useLaunchClock(
  product: Launchable & {renderedAtMs: number},
  surface?: LaunchSurface,
): number {
  const {renderedAtMs} = product;
  const instantMs = launchInstantMs(product, surface) ?? 0;
  const isAhead = renderedAtMs < instantMs;
  const isOver = useSyncExternalStore(
    isAhead ? subscribe : neverChanges,
    () => isAhead && shopMs !== null && instantMs <= shopMs,
    () => false,
  );
  return isOver ? instantMs : renderedAtMs;
}

/** The whole seconds until a launch, rounded up. The component renders again every second. */
export function useSecondsLeft(renderedAtMs: number, instantMs: number): number {
  const secondsFrom = (nowMs: number) => Math.ceil((instantMs - nowMs) / 1000);
  return useSyncExternalStore(
    subscribe,
    () => secondsFrom(shopMs ?? renderedAtMs),
    () => secondsFrom(renderedAtMs),
  );
}
