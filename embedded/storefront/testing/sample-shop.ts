import type {Blog} from '../../catalogue/blog-types';
import type {CatalogueImage} from '../../catalogue/catalogue-image';
import type {Shop} from '../../catalogue/types';

/** A shop with menus, a page, policies, a discount code and a metaobject. */
export function aShop(overrides: Partial<Shop> = {}): Shop {
  const link = (number: number, title: string, path: string) => ({
    id: `gid://shopify/MenuItem/${number}`,
    title,
    type: 'HTTP' as const,
    path,
    resourceId: null,
    items: [],
  });
  return {
    id: 'gid://shopify/Shop/1',
    name: 'The Painter',
    description: 'Art that speaks to the heart',
    email: 'painter@example.com',
    menus: [
      {
        id: 'gid://shopify/Menu/1',
        handle: 'main-menu',
        title: 'Main menu',
        items: [
          {...link(1, 'Prints', '/collections/prints'), items: [link(2, 'New', '/search')]},
          link(3, 'Elsewhere', 'https://example.com/blog'),
        ],
      },
      {id: 'gid://shopify/Menu/2', handle: 'footer', title: 'Footer', items: []},
    ],
    pages: [
      {
        id: 'gid://shopify/Page/1',
        handle: 'about',
        title: 'About the painter',
        bodyHtml: '<p>Paints the sea.</p>',
        bodySummary: 'Paints the sea.',
        createdAt: '2024-01-01T10:00:00-04:00',
        updatedAt: '2024-01-02T10:00:00-04:00',
      },
    ],
    policies: [
      {
        id: 'gid://shopify/ShopPolicy/1',
        handle: 'privacy-policy',
        title: 'Privacy policy',
        bodyHtml: '<p>Private.</p>',
      },
    ],
    discountCodes: [{id: 'gid://shopify/DiscountCodeNode/1', code: 'SPRING', percent: 10}],
    metaobjects: [
      {
        id: 'gid://shopify/Metaobject/1',
        handle: 'spring',
        type: 'banner',
        updatedAt: '2024-01-02T10:00:00-04:00',
        fields: [{key: 'text', type: 'single_line_text_field', value: 'Spring'}],
      },
    ],
    blogs: [aBlog()],
    brand: {logo: aPicture('logo')},
    ...overrides,
  };
}

function aPicture(name: string): CatalogueImage {
  return {
    id: `gid://shopify/ImageSource/${name}`,
    url: `/cdn/shop/files/${name}.jpg?v=1`,
    altText: name,
    width: 800,
    height: 600,
  };
}

/** A blog with two articles, the newer one first. */
function aBlog(): Blog {
  const author = {firstName: 'Ada', lastName: 'Painter', email: 'ada@example.com'};
  return {
    id: 'gid://shopify/Blog/1',
    handle: 'journal',
    title: 'Journal',
    articles: ['Spring tide', 'First snow'].map((title, position) => ({
      id: `gid://shopify/Article/${position + 1}`,
      handle: title.toLowerCase().replace(' ', '-'),
      title,
      bodyHtml: `<p>${title} in the studio.</p>`,
      excerpt: `${title}.`,
      author,
      image: aPicture(`article-${position}`),
      tags: position === 0 ? ['sea'] : ['winter'],
      publishedAt: `2025-0${4 - position}-01T10:00:00-03:00`,
    })),
  };
}
