import {mediaImageId} from '../catalogue-index/nested-ids';
import {imageSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MediaImageSource} from '../schema/sources';

/** `MediaImage`: an image in a product's media. */
export const mediaImageResolvers: ResolversOf<MediaImageSource> = {
  id: ({image}) => mediaImageId(image.id),
  alt: ({image}) => image.altText,
  mediaContentType: () => 'IMAGE',
  image: ({image}) => imageSource(image),
  previewImage: ({image}) => imageSource(image),
};
