import type {VisibleCard} from '~/lib/catalogue/visible-card';

/** A print for sale, as a list shows it. */
export const A_CARD: VisibleCard = {
  id: 'gid://shopify/Product/1',
  handle: 'first-light',
  title: 'First Light',
  description: 'The hour before the boats go out.',
  productType: 'Prints',
  createdAt: '2023-05-14T12:30:05.000Z',
  images: {
    nodes: [{url: 'https://cdn.example/a.jpg?v=1', altText: 'A cape', width: 1600, height: 1200}],
  },
  priceRange: {
    minVariantPrice: {amount: '45.0', currencyCode: 'CAD'},
    maxVariantPrice: {amount: '410.0'},
  },
  variants: {nodes: [{availableForSale: true}]},
  facts: null,
};
