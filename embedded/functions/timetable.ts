import type {Handler} from '../http';

export interface Timetable {
  /** Starts nothing any more, and waits for what runs. */
  stop(): Promise<void>;
}

/** How often each scheduled function runs; at Supabase once a minute and once an hour. */
const EVERY_MS = {'outbox-send': 2000, 'leftovers-remove': 600_000} as const;

/** Runs the scheduled functions by the clock, as pg_cron does at Supabase: each again only when its last run has ended. */
export function startTimetable(
  handlers: ReadonlyMap<string, Handler>,
  serviceRoleKey: string,
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

  function plan(name: string, everyMs: number): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      running.set(
        name,
        run(name).finally(() => plan(name, everyMs)),
      );
    }, everyMs);
    timers.set(name, timer.unref());
  }

  for (const [name, everyMs] of Object.entries(EVERY_MS)) plan(name, everyMs);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}
