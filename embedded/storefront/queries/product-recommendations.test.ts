import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct} from '../testing/sample-catalogue';
import {createStorefrontClient} from '../testing/storefront-client';

const QUERY = '{ productRecommendations(productHandle: "dory") { title } }';

function recommend(products: Parameters<typeof aCatalogue>[0]) {
  const catalogue = aCatalogue(products);
  const client = createStorefrontClient(catalogue);
  const ask = async () => {
    const {data} = await client.query(QUERY);
    return data.productRecommendations!.map(({title}) => String(title));
  };
  return {catalogue, ask};
}

const dory = aProduct({title: 'Dory', tags: ['sea', 'boats']});

describe('productRecommendations', () => {
  it('sorts by similarity: two points for the type, one for each tag', async () => {
    const {ask} = recommend([
      aProduct({title: 'Nothing', productType: 'Original Paintings', tags: ['barns']}),
      aProduct({title: 'One', productType: 'Original Paintings', tags: ['sea']}),
      aProduct({title: 'Three', tags: ['boats', 'fog']}),
      dory,
      aProduct({title: 'Two'}),
      aProduct({title: 'Four', tags: ['boats', 'sea']}),
    ]);
    expect(await ask()).toEqual(['Four', 'Three', 'Two', 'One']);
  });

  it("sorts equally similar products in the catalogue's order, whatever their tags", async () => {
    const {ask} = recommend([
      aProduct({title: 'A', tags: ['sea']}),
      aProduct({title: 'B', tags: ['boats']}),
      aProduct({title: 'C', tags: ['sea']}),
      dory,
    ]);
    expect(await ask()).toEqual(['A', 'B', 'C']);
  });

  it('returns ten at most, and never the product itself', async () => {
    const {ask} = recommend([
      dory,
      ...Array.from({length: 12}, (_, number) =>
        aProduct({title: `Boat ${number}`, tags: ['sea', 'boats']}),
      ),
    ]);
    expect(await ask()).toEqual(Array.from({length: 10}, (_, number) => `Boat ${number}`));
  });

  it('reflects a change of the catalogue', async () => {
    const {catalogue, ask} = recommend([dory, aProduct({title: 'Two'})]);
    expect(await ask()).toEqual(['Two']);
    catalogue.replaceProducts([dory, aProduct({title: 'Other'})]);
    expect(await ask()).toEqual(['Other']);
  });
});
