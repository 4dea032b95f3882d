import type {GenericFileEntry} from '../../catalogue/admin-types';
import type {CatalogueImage} from '../../catalogue/types';
import {absoluteUrl} from '../schema/absolute-url';
import {mediaImageId} from '../schema/gid';
import type {ResolversOf} from '../context';

/** `Image`. Storefronts add the CDN's parameters to the URL themselves. */
export const imageResolvers: ResolversOf<CatalogueImage> = {
  url: ({url}, _args, {origin}) => absoluteUrl(origin, url),
};

/** `MediaImage`: a picture as the reference of a field. */
export const mediaImageResolvers: ResolversOf<CatalogueImage> = {
  id: ({id}) => mediaImageId(id),
  image: (image) => image,
};

/** `GenericFile`: a file that is neither a picture nor a video; here, an audio file. */
export const genericFileResolvers: ResolversOf<GenericFileEntry> = {
  url: ({url}, _args, {origin}) => absoluteUrl(origin, url),
};
