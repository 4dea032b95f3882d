import type {ImageFragment, PictureFieldFragment} from 'storefrontapi.generated';

/** An image with its alternative text, and the dimensions that reserve its space while it loads. */
export const IMAGE_FRAGMENT = `#graphql
  fragment Image on Image {
    url
    altText
    width
    height
  }
` as const;

/** The image in a metaobject's field. */
export const PICTURE_FIELD_FRAGMENT = `#graphql
  fragment PictureField on MetaobjectField {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Image
        }
      }
    }
  }
` as const;

/** The image in a metaobject's field; null when it has none. */
export function pictureOf(field: PictureFieldFragment | undefined): ImageFragment | null {
  const reference = field?.reference;
  return (reference?.__typename === 'MediaImage' && reference.image) || null;
}
