import {createFunctionContext} from './environment.ts';
import type {FunctionContext} from './ports.ts';

/** Supabase keeps a function alive for work that goes on after its answer; elsewhere nobody need be asked. */
const runtime = (globalThis as {EdgeRuntime?: {waitUntil(work: Promise<unknown>): void}})
  .EdgeRuntime;

/** The context at Supabase. `FORM_LIMITS=off`, for tests alone, takes away the rates and the minimum times. */
export function createEdgeContext(
  variables: Readonly<Record<string, string | undefined>>,
): FunctionContext {
  return createFunctionContext(variables, {
    now: () => new Date(),
    areLimitsOn: () => variables.FORM_LIMITS !== 'off',
    afterwards(work) {
      const logged = work.catch((error: unknown) => console.error(error));
      runtime?.waitUntil(logged);
    },
  });
}
