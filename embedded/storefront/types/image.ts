import type {ImageUrlArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {GenericFileEntry} from '../../catalogue/admin-types';
import type {CatalogueImage} from '../../catalogue/catalogue-image';
import {absoluteUrl, imageUrl} from '../schema/image-url';
import {mediaImageId} from '../schema/gid';
import type {ResolversOf} from '../schema/resolvers-of';

/** `Image`. Width and height are those of the stored file, whatever the transformation in `url`. */
export const imageResolvers: ResolversOf<CatalogueImage> = {
  url: ({url}, {transform}: ImageUrlArgs, {imageOrigin}) => imageUrl(imageOrigin, url, transform),
};

/** `MediaImage`: a picture as the reference of a field. */
export const mediaImageResolvers: ResolversOf<CatalogueImage> = {
  id: ({id}) => mediaImageId(id),
  image: (image) => image,
};

/** `GenericFile`: a file that is neither a picture nor a video; here, an audio file. */
export const genericFileResolvers: ResolversOf<GenericFileEntry> = {
  url: ({url}, _args, {imageOrigin}) => absoluteUrl(imageOrigin, url),
};
