import type {Handler} from '../http';

export interface Scheduler {
  /** Waits for the current runs. */
  settle(): Promise<void>;
  /** Starts no further runs, and waits for the current ones. */
  stop(): Promise<void>;
}

/** Interval of each scheduled function; at Supabase once a minute, every five minutes, once an hour, and on Mondays. */
const INTERVALS_MS = {
  'outbox-send': 2000,
  'customers-send': 2000,
  'back-in-stock-send': 2000,
  'holds-send': 2000,
  'leftovers-remove': 600_000,
  'weekly-email': 600_000,
} as const;

/**
 * Runs the scheduled functions at intervals, as pg_cron does at Supabase. Each starts only after its last run has
 * ended, even if that failed. Logs errors.
 */
export function startScheduler(
  handlers: ReadonlyMap<string, Handler>,
  schedulerSecret: string,
  intervalsMs: Readonly<Record<string, number>> = INTERVALS_MS,
): Scheduler {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  async function run(name: string): Promise<void> {
    const request = new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: {authorization: `Bearer ${schedulerSecret}`},
    });
    await handlers.get(name)?.(request);
  }

  function schedule(name: string, intervalMs: number): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      const ended = run(name)
        .catch((error: unknown) => console.error(`${name} failed`, error))
        .finally(() => schedule(name, intervalMs));
      running.set(name, ended);
    }, intervalMs);
    timers.set(name, timer.unref());
  }

  for (const [name, intervalMs] of Object.entries(intervalsMs)) schedule(name, intervalMs);
  const settle = async () => {
    await Promise.all(running.values());
  };
  return {
    settle,
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      return settle();
    },
  };
}
