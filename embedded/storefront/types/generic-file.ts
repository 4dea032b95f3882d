import {absoluteUrl} from '../schema/image-url';
import type {ResolversOf} from '../schema/resolvers-of';
import type {GenericFileSource} from '../schema/sources';

/** `GenericFile`: a file that is neither a picture nor a video; here a sound. */
export const genericFileResolvers: ResolversOf<GenericFileSource> = {
  id: ({file}) => file.id,
  alt: ({file}) => file.alt,
  mimeType: ({file}) => file.mimeType,
  originalFileSize: ({file}) => file.size,
  previewImage: () => null,
  url: ({file}, _args, {imageOrigin}) => absoluteUrl(imageOrigin, file.url),
};
