import type {FileEntry, GenericFileEntry} from '../../catalogue/admin-types';
import type {CatalogueImage} from '../../catalogue/catalogue-image';
import {mediaImageId} from '../../storefront/schema/gid';
import {absoluteUrl, imageUrl} from '../../storefront/schema/image-url';
import type {AdminContext} from '../context';

export function mediaNode(image: CatalogueImage, createdAt: string, {origin}: AdminContext) {
  return {
    __typename: 'MediaImage',
    id: mediaImageId(image.id),
    alt: image.altText,
    createdAt,
    fileStatus: 'READY',
    image: {
      altText: image.altText,
      url: imageUrl(origin, image.url),
      width: image.width,
      height: image.height,
    },
  };
}

/** A file of either kind. */
export function fileNode(file: FileEntry | GenericFileEntry, context: AdminContext) {
  if ('image' in file) return mediaNode(file.image, file.createdAt, context);
  const {size, url, ...fields} = file;
  return {
    __typename: 'GenericFile',
    ...fields,
    fileStatus: 'READY',
    originalFileSize: size,
    url: absoluteUrl(context.origin, url),
  };
}

/** Every uploaded file: the pictures, then the others. */
export function allFiles({content}: AdminContext): (FileEntry | GenericFileEntry)[] {
  return [...content.files.all(), ...content.genericFiles.all()];
}
