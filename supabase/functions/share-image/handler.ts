import {shareImageRequestSchema} from '../_shared/contracts/share-image.ts';
import {createRequestHandler, type Handler} from '../_shared/http/http.ts';
import {requireShop} from '../_shared/http/visitor.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import type {DrawCard} from './draw-card.ts';
import {readPicture} from './read-picture.ts';

/** The maximum number of concurrent cards. Each holds an image in memory, and they're drawn one after another. */
export const MAX_CONCURRENT_CARDS = 4;

type Context = Pick<FunctionContext, 'forwardSecret' | 'picturePrefix'>;

/**
 * `share-image`, for the shop's server only: a painting on a wall with its title and a line below, as a JPEG of 1200 by
 * 630 pixels. The caller decides whether a price may be shown.
 */
export function createHandler(
  context: Context,
  drawCard: DrawCard,
  fetchPicture?: typeof fetch,
): Handler {
  let underWay = 0;
  return createRequestHandler(shareImageRequestSchema, async (card, request) => {
    await requireShop(request, context);
    if (underWay >= MAX_CONCURRENT_CARDS) {
      throw new HttpError(429, 'too_many_requests', 'Too many pictures are being drawn', {
        headers: {'retry-after': '2'},
      });
    }
    underWay += 1;
    try {
      const image = await drawCard(
        card,
        await readPicture(card.picture, context.picturePrefix, fetchPicture),
      );
      return new Response(image, {headers: {'content-type': 'image/jpeg'}});
    } finally {
      underWay -= 1;
    }
  });
}
