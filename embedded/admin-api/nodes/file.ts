import type {FileEntry} from '../../catalogue/admin-types';
import type {CatalogueImage} from '../../catalogue/types';
import {mediaImageId} from '../../storefront/catalogue-index/nested-ids';
import {imageUrl} from '../../storefront/schema/image-url';
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

export function fileNode({image, createdAt}: FileEntry, context: AdminContext) {
  return mediaNode(image, createdAt, context);
}
