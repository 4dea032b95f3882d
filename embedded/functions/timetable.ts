import type {Handler} from '../http';

export interface Timetable {
  /** Starts no further runs, and waits for the current ones. */
  stop(): Promise<void>;
}

/** Interval of each scheduled function; at Supabase once a minute and once an hour. */
const EVERY_MS = {'outbox-send': 2000, 'leftovers-remove': 600_000} as const;

/**
 * Runs the scheduled functions at intervals, as pg_cron does at Supabase: each only after its last run has ended, also
 * when that failed. Errors are logged.
 */
export function startTimetable(
  handlers: ReadonlyMap<string, Handler>,
  serviceRoleKey: string,
  everyMs: Readonly<Record<string, number>> = EVERY_MS,
): Timetable {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  async function run(name: string): Promise<void> {
    const request = new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: {authorization: `Bearer ${serviceRoleKey}`},
    });
    await handlers.get(name)?.(request);
  }

  function plan(name: string, pauseMs: number): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      const ended = run(name)
        .catch((error: unknown) => console.error(`${name} failed`, error))
        .finally(() => plan(name, pauseMs));
      running.set(name, ended);
    }, pauseMs);
    timers.set(name, timer.unref());
  }

  for (const [name, pauseMs] of Object.entries(everyMs)) plan(name, pauseMs);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
