import type {ImageTransformInput, ImageUrlArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {imageUrl} from '../schema/image-url';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ImageSource} from '../schema/sources';

/** `Image`. Width and height are those of the stored file, whatever the transformation in `url`. */
export const imageResolvers: ResolversOf<ImageSource> = {
  id: ({image}) => image.id,
  altText: ({image}) => image.altText,
  width: ({image}) => image.width,
  height: ({image}) => image.height,
  url: ({image}, {transform}: ImageUrlArgs, context) =>
    imageUrl(context.imageOrigin, image.url, transform),
  src: ({image}, _args, context) => imageUrl(context.imageOrigin, image.url),
  originalSrc: ({image}, _args, context) => imageUrl(context.imageOrigin, image.url),
  transformedSrc: ({image}, transform: Partial<ImageTransformInput>, context) =>
    imageUrl(context.imageOrigin, image.url, transform),
};
