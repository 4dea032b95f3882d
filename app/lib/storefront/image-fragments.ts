/** A picture with the words for who does not see it, and the size that keeps its place while it loads. */
export const IMAGE_FRAGMENT = `#graphql
  fragment Image on Image {
    url
    altText
    width
    height
  }
` as const;

/** The picture that a metaobject's field names. */
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
