import {createFunctionContext} from '../../supabase/functions/_shared/environment';
import type {Clock} from '../clock';
import type {AbuseLimits} from '../control/abuse-limits';
import type {Faults} from '../control/faults';
import type {Handler} from '../http';
import type {DrawCard} from '../../supabase/functions/share-image/draw-card';
import type {Reencode} from '../../supabase/functions/reference-image/reencode';
import {createFunctionThread} from './function-thread';
import {createFunctionsGateway} from './gateway';
import {createFunctionHandlers} from './handlers';
import {startScheduler} from './scheduler';

interface Options {
  /** The functions' environment variables, as at Supabase. */
  variables: Readonly<Record<string, string>>;
  keys: {anonKey: string; serviceRoleKey: string};
  clock: Clock;
  limits: AbuseLimits;
  faults: Faults;
}

export interface Functions {
  handler: Handler;
  /** Waits for background work after responses, then closes the database connections. */
  close(): Promise<void>;
}

/** Runs the functions in this process, the scheduled ones by a timer. Throws when a required variable is missing. */
export function startFunctions({variables, keys, clock, limits, faults}: Options): Functions {
  const backgroundTasks = new Set<Promise<unknown>>();
  const context = createFunctionContext(variables, {
    now: clock,
    areLimitsOn: () => limits.enabled,
    waitUntil(work) {
      const logged = work
        .catch((error: unknown) => console.error(error))
        .finally(() => backgroundTasks.delete(logged));
      backgroundTasks.add(logged);
    },
  });
  const drawing = createFunctionThread<Parameters<DrawCard>, Awaited<ReturnType<DrawCard>>>(
    new URL('./drawing-worker.mjs', import.meta.url),
  );
  const reencoding = createFunctionThread<Uint8Array, Awaited<ReturnType<Reencode>>>(
    new URL('./reencoding-worker.mjs', import.meta.url),
  );
  const handlers = createFunctionHandlers(context, {
    drawCard: (...input) => drawing.run(input),
    reencode: (file) => reencoding.run(file),
  });
  const scheduler = startScheduler(handlers, variables.TIMETABLE_SECRET ?? '');
  return {
    handler: createFunctionsGateway({handlers, keys, faults}),
    async close() {
      await scheduler.stop();
      await drawing.close();
      await reencoding.close();
      // A request in progress may add more.
      while (backgroundTasks.size > 0) await Promise.all(backgroundTasks);
      await context.database.close();
    },
  };
}
