import type {AppLoadContext} from '@shopify/remix-oxygen';
import {SOLD_WORKS} from '~/content/gallery';
import {loadSoldWorks} from './queries';

/** Whether the gallery has a work with this handle; true while the storefront does not say. */
export async function isSoldWork(context: AppLoadContext, handle: string): Promise<boolean> {
  const {works = SOLD_WORKS, notice} = await loadSoldWorks(context);
  return notice !== null || works.some((work) => work.handle === handle);
}
