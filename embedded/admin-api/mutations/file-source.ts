import type {CatalogueImage} from '../../catalogue/types';
import {mediaImageId} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';

/** The path that receives staged uploads, before their token. */
export const UPLOAD_PATH = '/admin/uploads/';

/** A file in the input of a product or of `fileCreate`. */
export interface FileSource {
  id?: string | null;
  alt?: string | null;
  originalSource?: string | null;
  contentType?: 'FILE' | 'IMAGE' | null;
}

/**
 * The picture that an input refers to: one of `known` or of the uploaded files by its id, or a new one from a staged
 * upload. Null when there's none, and for external URLs, because this server fetches nothing from the network.
 */
export async function pictureOf(
  {id, alt, originalSource}: FileSource,
  known: readonly CatalogueImage[],
  context: AdminContext,
): Promise<CatalogueImage | null> {
  const found = id
    ? (known.find((image) => mediaImageId(image.id) === id) ??
      context.content.files.find(id)?.image ??
      null)
    : await publish(originalSource ?? '', context);
  return found && (alt == null ? found : {...found, altText: alt || null});
}

async function publish(
  source: string,
  {uploads, content}: AdminContext,
): Promise<CatalogueImage | null> {
  const token = stagedToken(source);
  const stored = token === null ? null : await uploads.publish(token);
  if (!stored) return null;
  const known = content.files.all().find(({image}) => image.url === stored.url);
  if (known) return known.image;
  const id = content.files.nextGid();
  const image: CatalogueImage = {
    id: id.replace('/MediaImage/', '/ProductImage/'),
    altText: null,
    ...stored,
  };
  await content.files.put({id, image});
  return image;
}

/** The token in the URL of a staged upload; null for any other URL. */
export function stagedToken(source: string): string | null {
  const {pathname} = URL.canParse(source) ? new URL(source) : {pathname: ''};
  return pathname.startsWith(UPLOAD_PATH) ? pathname.slice(UPLOAD_PATH.length) : null;
}
