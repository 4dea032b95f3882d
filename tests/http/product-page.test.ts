import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {PRINT} from '../support/app/a-product';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

async function getHtml(path: string): Promise<string> {
  const {html} = await shop.get(path);
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '');

const findTags = DomUtils.getElementsByTagName;

function findGallery(html: string) {
  const isGallery = (label = '') => label.startsWith('Pictures of ');
  return DomUtils.findOne(
    ({attribs}) => isGallery(attribs['aria-label']),
    parseDocument(html).children,
  )!;
}

const galleryHtml = (html: string) =>
  DomUtils.getOuterHTML(findGallery(html), {encodeEntities: 'utf8'});

/** The links to the product's images, in document order. The drawn pictures have none. */
function findPictureLinks(html: string) {
  return findTags('a', findGallery(html)).filter((link) => findTags('img', link).length > 0);
}

/** The attributes of the product's images. */
function findPictures(html: string) {
  return findPictureLinks(html)
    .flatMap((link) => findTags('img', link))
    .map(({attribs}) => attribs);
}

describe('the pictures of a product', () => {
  const PICTURES = ['green-water', 'first-light', 'moon-road', 'the-dive', 'red-hull', 'santa'];

  /** The HTML of a work with that many pictures, the second without alt text. */
  async function showPictures(count: number) {
    const images = PICTURES.slice(0, count).map((name, index) => ({
      url: `${shop.backendUrl}/cdn/shop/files/${name}.jpg`,
      altText: index === 1 ? null : `Painting ${index + 1}`,
    }));
    await shop.control.changeProduct('first-light', {images});
    return getHtml('/product/first-light');
  }

  it.each([
    [1, 1],
    [5, 5],
    [6, 5],
  ])('of %i are %i on the page, each a link to its large file', async (count, shown) => {
    const html = await showPictures(count);
    const files = findPictureLinks(html).map(({attribs}) => new URL(attribs.href!));
    expect(files.map(({pathname}) => pathname)).toEqual(
      PICTURES.slice(0, shown).map((name) => `/cdn/shop/files/${name}.jpg`),
    );
    for (const {searchParams} of files) expect(searchParams.get('width')).toMatch(/^\d{4}$/);
    const loading = findPictures(html).map((picture) => picture.loading);
    expect(loading).toEqual(['eager', ...Array<string>(shown - 1).fill('lazy')]);
  });

  it('have alt text', async () => {
    const alts = findPictures(await showPictures(3)).map(({alt}) => alt);
    expect(alts).toEqual(['Painting 1', 'First Light, picture 2', 'Painting 3']);
  });

  it('have width and height, so that the layout does not shift', async () => {
    const [picture] = findPictures(await getHtml('/product/first-light'));
    expect(Number(picture?.width)).toBeGreaterThan(1000);
    expect(Number(picture?.height)).toBeGreaterThan(500);
  });

  it.each(['/product/first-light', '/product/first-light/early-access'])(
    'are preloaded on %s: only the first, and the same file that the page shows',
    async (path) => {
      const html = await getHtml(path);
      const [picture] = findPictures(html);
      const preloads = findTags('link', parseDocument(html)).filter(
        ({attribs}) => attribs.as === 'image',
      );
      expect(preloads.map(({attribs}) => attribs)).toEqual([
        expect.objectContaining({
          fetchpriority: 'high',
          imagesrcset: picture?.srcset,
          imagesizes: picture?.sizes,
        }),
      ]);
      expect(picture?.fetchpriority).toBe('high');
    },
  );
});

describe('the words of a product', () => {
  it('link to the contact page with a subject and the work, and ask for the price', async () => {
    const print = await getHtml('/product/first-light');
    const address = (subject: string, work: string, message = {}) =>
      `href="/contact?${new URLSearchParams({subject, work, ...message})}"`;
    expect(print).toContain(address('A question about “First Light”', 'first-light'));
    expect(print).toContain('Add to Cart');
    expect(print).not.toMatch(/Contact for Pricing|Join the Priority List/);
    const original = await getHtml('/product/the-long-gale');
    const message = 'What is the price of this painting?';
    expect(original).toContain(address('The price of “The Long Gale”', 'the-long-gale', {message}));
    expect(original).not.toContain('Add to Cart');
  });
});

describe('the works related to a product', () => {
  it('do not break the page when their query fails', async () => {
    const errors = [{message: 'Internal error', path: ['recommended']}];
    const product = {...PRINT, metafields: []};
    const body = JSON.stringify({data: {product, recommended: null}, errors});
    await shop.control.setFaults([{target: 'storefront', status: 200, body}]);
    const html = await getHtml('/product/first-light');
    expect(html).toContain('Sea</h1>');
    expect(html).toContain('CAD $45.00');
    expect(html).not.toContain('You May Also Like');
  });
});

describe('a print that cannot be bought', () => {
  it('without a picture has an empty frame, the reason and a contact link', async () => {
    const html = await getHtml('/product/waiting-for-the-tide-reprint');
    expect(html).toContain('No Image');
    expect(html).toContain('CAD $75.00');
    expect(html).not.toContain('Add to Cart');
    expect(html).toMatch(
      /shouldn’t have to buy it unseen\.(<!-- -->| )*<a[^>]*href="\/contact\?subject=/,
    );
    expect(html).toContain('https://schema.org/OutOfStock');
    expect(html).not.toContain('https://schema.org/InStock');
  });
});

describe('the drawn pictures of a work', () => {
  const ROOM = 'drawn to scale above a';
  const SHEET = 'The sheet with its white border';

  it('show a print framed in a room, and its sheet, right after the first image', async () => {
    const gallery = galleryHtml(await getHtml('/product/first-light'));
    expect(gallery).toContain(
      '12 × 9 in (30 × 23 cm) in a frame, drawn to scale above a sideboard 180 cm wide',
    );
    const places = ['<a ', ROOM, SHEET].map((text) => gallery.indexOf(text));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(gallery.indexOf(SHEET)).toBeLessThan(gallery.lastIndexOf('<a '));
    expect(gallery).toContain("--pictures:'5'");
  });

  it('show an original in its room, unframed', async () => {
    const gallery = galleryHtml(await getHtml('/product/the-long-gale'));
    expect(gallery).toContain('48 × 33 in (122 × 84 cm), drawn to scale above a sofa 224 cm wide');
    expect(gallery).not.toContain(SHEET);
  });

  it('require a true size, and the sheet a border', async () => {
    await shop.control.changeProduct('first-light', {metafields: {'custom.border': 'None'}});
    const bare = galleryHtml(await getHtml('/product/first-light'));
    expect(bare).toContain(ROOM);
    expect(bare).not.toContain(SHEET);
    await shop.control.changeProduct('the-long-gale', {
      metafields: {'custom.original_size': '48 × 20 in'},
    });
    expect(await getHtml('/product/the-long-gale')).not.toContain(ROOM);
  });

  it('are on the early-access page too, without a wall', async () => {
    const gallery = galleryHtml(await getHtml('/product/first-light/early-access'));
    expect(gallery).toContain(ROOM);
    expect(gallery).toContain(SHEET);
    expect(gallery).not.toContain('See It on Your Wall');
  });
});

describe('what a buyer wants to know at the button', () => {
  it('shows a print’s frame, paper, signature, shipping date and replacement', async () => {
    const text = textOf(await getHtml('/product/first-light'));
    expect(text).toContain('Fits a standard 16 × 12 in frame with a mat (41 × 30 cm)');
    expect(text).toContain('Cotton rag, 310 g/m², matte. Signed in pencil below the picture.');
    expect(text).toMatch(
      /Free shipping to Canada and the USA\. Orders placed on \w+\s\d+ ship by\s\w+\s\d+/,
    );
    expect(text).toContain('Replaced or refunded if it arrives damaged');
  });

  it('shows that an original is unique, and whether it is available', async () => {
    const text = textOf(await getHtml('/product/the-long-gale'));
    expect(text).toContain('Oil on canvas, 48 × 33 in (122 × 84 cm), 2022. One of a kindAvailable');
    expect(text).toContain('Signed lower left. With a signed certificate of authenticity');
    expect(text).not.toContain('Fits a standard');
    const sold = textOf(await getHtml('/product/two-paddles'));
    expect(sold).toContain('One of a kindSold');
    expect(sold).toContain('Ask About a Similar Piece');
    expect(sold).not.toContain('Contact for Pricing');
    expect(sold).not.toContain('Refunded if it arrives damaged');
  });

  it('shows the only size of a print without a choice', async () => {
    const html = await getHtml('/product/island-pair');
    expect(textOf(html)).toContain('11 × 14 in (28 × 36 cm)Fits a standard 14 × 18 in frame');
    expect(html).not.toContain('type="radio"');
    expect(html).toMatch(/type="hidden" name="merchandiseId"/);
  });
});

it('the size in a shared link is selected without scripts', async () => {
  expect(await getHtml('/product/first-light?size=18×24 in')).toMatch(
    /<input[^>]* checked=""[^>]*>(?:(?!<\/label>).)*24 × 18 in/s,
  );
});

it('the price in US dollars is below the price of a print', async () => {
  expect(await getHtml('/product/first-light')).toContain('about US$40');
});

describe('the artist’s words', () => {
  it.each(['/product/first-light', '/product/first-light/early-access'])(
    'on %s are a poem, and a story in prose below its own heading',
    async (path) => {
      const story = 'I was there first.\nI had coffee with Burt.\n\nThen I painted.';
      await shop.control.changeProduct('first-light', {metafields: {'custom.story': story}});
      expect(await getHtml(path)).toMatch(
        />to have got up\.<\/span>.*<h[23][^>]*>The Story<\/h[23]><div[^>]*><p>I was there first\.<\/p><p>I had coffee with Burt\.<\/p><p>Then/s,
      );
    },
  );
});

describe('a print of two options', () => {
  it.each(['/product/small-courage', '/product/small-courage/early-access'])(
    'has the frames of each size, with price or sold out: %s',
    async (path) => {
      const html = (await getHtml(path)).replaceAll('<!-- -->', '');
      expect(html).toContain('Select Size and Frame');
      const groups = [...html.matchAll(/<legend translate="no"[^>]*>([^<]*)<\/legend>/g)];
      expect(groups.map(([, name]) => name)).toEqual([
        '8 × 8 in',
        '12 × 12 in',
        '20 × 20 in',
        '30 × 30 in',
      ]);
      const tiles = html.match(/<label class="choice[^"]*">.*?<\/label>/gs) ?? [];
      expect(tiles).toHaveLength(8);
      expect(tiles[1]).toMatch(/Oak.*CAD \$90\.00/);
      expect(tiles[3]).toMatch(/ disabled="".*Oak.*\(Sold Out\)/s);
    },
  );
});

describe('the page of Breakthrough', () => {
  it('does not name the date of its early access after the launch', async () => {
    expect(await getHtml('/product/breakthrough')).not.toContain('November 2nd');
  });
});

describe('the order of a product’s page', () => {
  /** The texts in the order in which the page has them. */
  const inOrder = (html: string, texts: string[]) => {
    const main = html.slice(html.indexOf('<main'));
    return texts
      .map((text) => ({text, index: main.indexOf(text)}))
      .sort((a, b) => a.index - b.index)
      .map(({text, index}) => (index < 0 ? `${text}: missing` : text));
  };

  it.each([
    [
      '/product/keeper-of-the-dark',
      [
        'Back</button>',
        'aria-label="Pictures of',
        'drawn to scale',
        'See It on Your Wall',
        '<h1',
        'Select Size',
        'Join the Priority List',
        'Coming Soon</span></button>',
        'class="description"',
        "Artist's Words",
        'Free Shipping',
        'Copy',
        'You May Also Like',
      ],
    ],
    [
      '/product/out-of-the-fog',
      [
        'Back</button>',
        'aria-label="Pictures of',
        'See It on Your Wall',
        'Tell me when it’s back',
        'Select Size',
        'Notify Me</button>',
        'class="description"',
        'Free Shipping',
      ],
    ],
    [
      '/product/first-light/early-access',
      [
        'Back</button>',
        'aria-label="Pictures of',
        'drawn to scale',
        'Priority Member Early Access',
        'Select Size',
        'Add to Cart</span></button>',
        'if it arrives damaged',
        'class="description"',
        "Artist's Words",
        'Free Shipping',
        'Returns &',
        'Have a question about this piece?',
      ],
    ],
    [
      '/product/the-long-gale/early-access',
      ['Back</button>', 'Free Shipping', 'Returns &', 'Certificate of Authenticity</dt>'],
    ],
  ])('matches the specification: %s', async (path, texts) => {
    const html = (await getHtml(path)).replaceAll('<!-- -->', '');
    expect(inOrder(html, texts)).toEqual(texts);
  });
});
