import {createFunctionContext} from '../../supabase/functions/_shared/environment';
import type {Clock} from '../clock';
import type {AbuseLimits} from '../control/abuse-limits';
import type {Faults} from '../control/faults';
import type {Handler} from '../http';
import {createDrawingThread} from './drawing-thread';
import {createFunctionsGateway} from './gateway';
import {createFunctionHandlers} from './handlers';
import {startTimetable} from './timetable';

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
  const afterwards = new Set<Promise<unknown>>();
  const context = createFunctionContext(variables, {
    now: clock,
    areLimitsOn: () => limits.enabled,
    afterwards(work) {
      const logged = work
        .catch((error: unknown) => console.error(error))
        .finally(() => afterwards.delete(logged));
      afterwards.add(logged);
    },
  });
  const drawing = createDrawingThread();
  const handlers = createFunctionHandlers(context, drawing.draw);
  const timetable = startTimetable(handlers, keys.serviceRoleKey);
  return {
    handler: createFunctionsGateway({handlers, keys, faults}),
    async close() {
      await timetable.stop();
      await drawing.close();
      // A request that is still being handled may add more.
      while (afterwards.size > 0) await Promise.all(afterwards);
      await context.database.close();
    },
  };
}
