/** A variant in that size, with the number in its id. */
export const aVariant = (
  number: number,
  size: string,
  amount: string,
  availableForSale = true,
) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  sku: `sku-${number}`,
  title: size,
  availableForSale,
  price: {amount, currencyCode: 'CAD' as const},
  selectedOptions: [{name: 'Size', value: size}],
});

/** A print on sale in two sizes, with what the storefront's queries ask of a product. */
export const PRINT = {
  id: 'gid://shopify/Product/1',
  handle: 'sea',
  title: 'Sea',
  description: 'Calm water.',
  descriptionHtml: '<p>Calm water.</p>',
  productType: 'Prints',
  createdAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  images: {
    nodes: [
      {url: 'https://cdn.example/sea.jpg?v=1', altText: 'A calm sea', width: 1600, height: 1200},
    ],
  },
  featuredImage: {
    url: 'https://cdn.example/sea.jpg?v=1',
    altText: 'A calm sea',
    width: 1600,
    height: 1200,
  },
  options: [{name: 'Size'}],
  variants: {nodes: [aVariant(1, '8×10 in', '45.0'), aVariant(2, '16×20 in', '90.0')]},
  launchAt: null,
  originalSize: {value: '48 × 36 in'},
  sellsOtherSizes: false,
};
