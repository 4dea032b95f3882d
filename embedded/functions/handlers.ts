import {readdirSync} from 'node:fs';
import type {FunctionContext} from '../../supabase/functions/_shared/ports';
import type {Handler} from '../http';
import type {PictureThreads} from './picture-threads';

const FOLDER = new URL('../../supabase/functions/', import.meta.url);

interface FunctionModule {
  createHandler(context: FunctionContext, computation?: unknown): Handler;
}

/** Loads the handlers that Supabase runs, by function name: those of every folder in `supabase/functions/`. */
export async function loadFunctionHandlers(
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
