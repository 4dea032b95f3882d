import {describe, expect, it} from 'vitest';
import {defaultSite} from '~/shop/site/shop-site';
import {visibleProduct} from '~/shop/product/hidden-prices';
import type {StoredProduct} from '~/shop/product/product';
import en from '~/words/en/server';
import {aVariant, PRINT as ANY_PRINT} from '../../../tests/support/app/a-product';
import {productStructuredData} from './product-structured-data';

const ORIGIN = 'https://shop.example';
const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

const PRINT = {
  ...ANY_PRINT,
  variants: {nodes: [aVariant(1, '8×10 in', '45.0'), aVariant(2, '16×20 in', '90.0', false)]},
  metafields: [
    {key: 'medium', value: 'Giclée print of an oil on canvas'},
    {key: 'year', value: '2023'},
    {key: 'edition', value: 'Edition of 50'},
  ],
};

const ORIGINAL = {
  ...PRINT,
  handle: 'gale',
  title: 'Gale',
  productType: 'Original Paintings',
  options: [{name: 'Title'}],
  variants: {nodes: [{...aVariant(3, 'Default Title', '4321.0'), selectedOptions: []}]},
  metafields: [{key: 'medium', value: 'Oil on three joined linen panels'}],
  originalSize: {value: '48 × 33 in'},
};

type Node = Record<string, unknown>;

/** The nodes by type, as plain data. */
function thingsOf(product: StoredProduct, nowMs = NOW_MS): Record<string, Node> {
  const shown = visibleProduct(en, product, nowMs);
  const structuredData = JSON.parse(
    JSON.stringify(productStructuredData(en, shown, ORIGIN, defaultSite(en))),
  ) as Node[];
  return Object.fromEntries(structuredData.map((thing) => [thing['@type'], thing]));
}

describe('the structured data of a print', () => {
  const {Product, VisualArtwork, BreadcrumbList} = thingsOf(PRINT);

  it('has an offer for each variant, at its own URL', () => {
    expect(Product!.offers).toMatchObject([
      {
        url: 'https://shop.example/product/sea',
        sku: 'sku-1',
        price: '45.00',
        priceCurrency: 'CAD',
        priceValidUntil: '2026-12-31',
        availability: 'https://schema.org/InStock',
        itemOffered: {'@id': 'https://shop.example/product/sea#1'},
      },
      {
        url: 'https://shop.example/product/sea?size=16%C3%9720+in',
        price: '90.00',
        availability: 'https://schema.org/OutOfStock',
      },
    ]);
  });

  it('has the brand, the returns and the shipping that Google recommends', () => {
    // https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
    expect(Object.keys(Product!)).toEqual(
      expect.arrayContaining(['name', 'image', 'description', 'brand']),
    );
    const recommended = {
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: {
        applicableCountry: ['CA', 'US'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
      shippingDetails: ['CA', 'US'].map((addressCountry) => ({
        shippingDestination: {addressCountry},
        shippingRate: {value: 0, currency: 'CAD'},
        deliveryTime: {handlingTime: {minValue: 3, maxValue: 5, unitCode: 'DAY'}},
      })),
    };
    expect(Product!.offers).toMatchObject([recommended, recommended]);
  });

  it('is an artwork with a workExample for each size, to which the offers refer', () => {
    expect(VisualArtwork).toMatchObject({
      artform: 'Print',
      artMedium: 'Giclée print',
      artist: {name: 'Maren Hallet'},
      dateCreated: '2023',
      artEdition: 'Edition of 50',
      workExample: [
        {
          '@id': 'https://shop.example/product/sea#1',
          size: '8×10 in',
          width: [
            {value: 25.4, unitCode: 'CMT'},
            {value: 10, unitCode: 'INH'},
          ],
          height: [
            {value: 20.3, unitCode: 'CMT'},
            {value: 8, unitCode: 'INH'},
          ],
        },
        {'@id': 'https://shop.example/product/sea#2'},
      ],
    });
    expect(VisualArtwork).not.toHaveProperty('artworkSurface');
    expect(VisualArtwork).not.toHaveProperty('offers');
  });

  it('is below its collection in the breadcrumbs', () => {
    expect(BreadcrumbList!.itemListElement).toMatchObject([
      {position: 1, name: 'Home', item: 'https://shop.example/'},
      {position: 2, item: 'https://shop.example/collections/prints'},
      {position: 3, name: 'Sea', item: 'https://shop.example/product/sea'},
    ]);
  });

  it.each([
    ['2026-11-30T23:59:59Z', '2026-12-31'],
    ['2026-12-01T00:00:00Z', '2027-12-31'],
  ])('has prices at %s that are valid until %s', (now, until) => {
    expect(thingsOf(PRINT, Date.parse(now)).Product!.offers).toMatchObject([
      {priceValidUntil: until},
      {priceValidUntil: until},
    ]);
  });

  it('is described by title and artist when the admin has no description', () => {
    expect(thingsOf({...PRINT, description: ' '}).Product!.description).toBe(
      'Sea, by Maren Hallet.',
    );
  });
});

describe('a work whose price is not shown', () => {
  it('of an original is an available artwork, and no product', () => {
    const structuredData = thingsOf(ORIGINAL);
    expect(structuredData).not.toHaveProperty('Product');
    expect(structuredData.VisualArtwork).toMatchObject({
      artform: 'Painting',
      artMedium: 'Oil',
      artworkSurface: 'three joined linen panels',
      width: [{value: 121.9}, {value: 48}],
      height: [{value: 83.8}, {value: 33}],
      offers: {availability: 'https://schema.org/InStock'},
    });
    expect(JSON.stringify(structuredData)).not.toMatch(/price|4321/i);
  });

  it('of a sold original is sold out', () => {
    const nodes = [{...aVariant(3, 'Default Title', '4321.0', false), selectedOptions: []}];
    expect(thingsOf({...ORIGINAL, variants: {nodes}}).VisualArtwork!.offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
  });

  it('of an original without a picture is out of stock', () => {
    expect(thingsOf({...ORIGINAL, images: {nodes: []}}).VisualArtwork!.offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('before a launch has the date of availability', () => {
    const launchAt = {value: '2026-06-01T10:00:00-03:00'};
    const structuredData = thingsOf({...PRINT, launchAt});
    expect(structuredData).not.toHaveProperty('Product');
    expect(structuredData.VisualArtwork!.offers).toMatchObject({
      availability: 'https://schema.org/PreSale',
      availabilityStarts: '2026-06-01T13:00:00.000Z',
    });
    expect(JSON.stringify(structuredData)).not.toMatch(/price|45\.0/i);
  });

  it('without any variant has no offer', () => {
    const structuredData = thingsOf({...PRINT, variants: {nodes: []}});
    expect(structuredData).not.toHaveProperty('Product');
    expect(structuredData.VisualArtwork).not.toHaveProperty('offers');
  });
});

describe('the structured data of a gift card', () => {
  it('has its offers, and no artwork, parcel or return', () => {
    const things = thingsOf({...PRINT, productType: 'Gift Cards'});
    expect(Object.keys(things)).toEqual(['Product', 'BreadcrumbList']);
    const offers = things.Product!.offers as Node[];
    expect(offers.map(({price}) => price)).toEqual(['45.00', '90.00']);
    for (const offer of offers) {
      for (const field of ['itemOffered', 'hasMerchantReturnPolicy', 'shippingDetails']) {
        expect(offer).not.toHaveProperty(field);
      }
    }
  });
});
