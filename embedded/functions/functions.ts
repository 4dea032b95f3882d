import {readdirSync} from 'node:fs';
import {createFunctionContext} from '../../supabase/functions/_shared/create-function-context';
import type {FunctionContext} from '../../supabase/functions/_shared/function-context';
import type {Clock} from '../clock';
import type {AbuseLimits} from '../control/handler';
import type {Faults} from '../control/faults';
import type {Handler} from '../http';
import {createFunctionsGateway} from './gateway';
import {type PictureThreads, startPictureThreads} from './picture-threads';
import {startScheduler} from './scheduler';

const FOLDER = new URL('../../supabase/functions/', import.meta.url);

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
  /** Waits for background work after responses. */
  settle(): Promise<void>;
  /** Waits for background work after responses, then closes the database connections. */
  close(): Promise<void>;
}

/** Runs the functions in this process, the scheduled ones by a timer. Rejects when a required variable is missing. */
export async function startFunctions({
  variables,
  keys,
  clock,
  limits,
  faults,
}: Options): Promise<Functions> {
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
  const threads = startPictureThreads();
  const handlers = await loadFunctionHandlers(context, threads);
  const scheduler = startScheduler(handlers, variables.SCHEDULER_SECRET ?? '');
  const settle = async () => {
    await scheduler.settle();
    // A request in progress may add more.
    while (backgroundTasks.size > 0) await Promise.all(backgroundTasks);
  };
  return {
    handler: createFunctionsGateway({handlers, keys, faults}),
    settle,
    async close() {
      await scheduler.stop();
      await threads.close();
      await settle();
      await context.database.close();
    },
  };
}

interface FunctionModule {
  createHandler(context: FunctionContext, computation?: unknown): Handler;
}

/** Loads the handlers that Supabase runs, by function name: those of every folder in `supabase/functions/`. */
async function loadFunctionHandlers(
  context: FunctionContext,
  {drawCard, reencode}: PictureThreads,
): Promise<ReadonlyMap<string, Handler>> {
  const computations = new Map<string, unknown>([
    ['share-image', drawCard],
    ['reference-image', reencode],
  ]);
  const names = readdirSync(FOLDER, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({name}) => name);
  const handlers = names.map(async (name) => {
    const {href} = new URL(`${name}/handler.ts`, FOLDER);
    const {createHandler} = (await import(href)) as FunctionModule;
    return [name, createHandler(context, computations.get(name))] as const;
  });
  return new Map(await Promise.all(handlers));
}
