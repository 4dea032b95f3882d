import {createFunctionContext, type Variables} from './create-function-context.ts';
import type {FunctionContext} from './function-context.ts';

/** Supabase keeps a function running for work after its response. Other runtimes don't need this. */
const runtime = (globalThis as {EdgeRuntime?: {waitUntil(work: Promise<unknown>): void}})
  .EdgeRuntime;

/** The context on Supabase. `FORM_LIMITS=off`, for tests only, disables the rate limits and the minimum times. */
export function createEdgeContext(variables: Variables): FunctionContext {
  return createFunctionContext(variables, {
    now: () => new Date(),
    areLimitsOn: () => variables.FORM_LIMITS !== 'off',
    waitUntil(work) {
      const logged = work.catch((error: unknown) => console.error(error));
      runtime?.waitUntil(logged);
    },
  });
}
