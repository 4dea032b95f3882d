import type {FileEntry, GenericFileEntry} from '../../catalogue/admin-types';
import type {CatalogueImage} from '../../catalogue/types';
import {mediaImageId} from '../../storefront/schema/gid';
import {absoluteUrl} from '../../storefront/schema/absolute-url';
import type {AdminContext} from '../context';

export function mediaNode(image: CatalogueImage, {origin}: AdminContext) {
  return {
    __typename: 'MediaImage',
    id: mediaImageId(image.id),
    alt: image.altText,
    image: {
      altText: image.altText,
      url: absoluteUrl(origin, image.url),
      width: image.width,
      height: image.height,
    },
  };
}

/** A file of either kind. */
export function fileNode(file: FileEntry | GenericFileEntry, context: AdminContext) {
  if ('image' in file) return mediaNode(file.image, context);
  return {__typename: 'GenericFile', id: file.id, alt: file.alt};
}

/** All uploaded files: pictures first, then the others. */
export function allFiles({content}: AdminContext): (FileEntry | GenericFileEntry)[] {
  return [...content.files.all(), ...content.genericFiles.all()];
}
