import type {Work} from './contracts/work.ts';
import type {FunctionContext} from './function-context.ts';

/**
 * The work that a submission is about, for the emails about it. Null unless the shop's server sent it, which signs its
 * requests (`isFromShop`), and the picture is on the shop's own CDN. Otherwise anyone with the anonymous key could send
 * any picture and any text to any address.
 */
export function shopWork(
  work: Work | null | undefined,
  isFromShop: boolean,
  {picturePrefix}: Pick<FunctionContext, 'picturePrefix'>,
): Work | null {
  if (!work || !isFromShop) return null;
  // Parsed, so that no `..` leads out of the folder.
  const {href} = new URL(work.picture.url);
  return href.startsWith(picturePrefix) ? {...work, picture: {...work.picture, url: href}} : null;
}
