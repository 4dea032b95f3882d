import {html} from '../../../supabase/functions/_shared/html';
import {numberOfGid} from '../../storefront/schema/gid';
import {redirectAfter, renderAdminPage} from '../admin-page';
import {type AdminContext, type AdminPage, type OpenSection, textOf} from '../context';
import {type ByField, shopLink} from '../form-page';
import {loadReferences} from '../load-references';
import {lacksFirstSize, loadSellsOtherSizes} from './first-size';
import {type LoadedProduct, loadProduct} from './load-product';
import {addToGallery, holdProblem, missingForGallery, soldDraft} from './mark-sold';
import {draftOf, type ProductDraft, readDraft} from './product-draft';
import {productForm} from './product-form';
import {listProducts} from './product-list';
import {saveProduct} from './save-product';

const PATH = '/admin/products';
const DELETE = `mutation ($input: ProductDeleteInput!) {
  productDelete(input: $input) { deletedProductId }
}`;

/** `/admin/products`: the works, and the form of each. */
export const openProducts: OpenSection = async (context, [number]) => {
  if (number === undefined) return {show: () => listProducts(context)};
  if (number === 'new') return productPage(context, null);
  const product = await loadProduct(context.run, `gid://shopify/Product/${number}`);
  return product && productPage(context, product);
};

/** The form of a product, or of a new one: saved, deleted, or shown again with its errors. */
function productPage(context: AdminContext, product: LoadedProduct | null): AdminPage {
  return {
    show: () => renderForm(context, product, draftOf(product), new Map()),
    async post(form) {
      if (product && textOf(form, 'intent') === 'delete') {
        await context.run(DELETE, {input: {id: product.id}});
        return redirectAfter('deleted', PATH);
      }
      const {draft, errors} = await readDraft(form, draftOf(product), context);
      const isSold = textOf(form, 'intent') === 'sold';
      if (isSold) for (const [name, problem] of missingForGallery(draft)) errors.set(name, problem);
      const onHold = isSold && product ? await holdProblem(context, product.id) : null;
      if (onHold) errors.set('status', onHold);
      if (errors.size > 0) return renderForm(context, product, draft, errors);
      const wanted = isSold ? soldDraft(draft) : draft;
      const saved = await saveProduct(wanted, product, context);
      if ('errors' in saved) return renderForm(context, product, draft, saved.errors);
      if (isSold) await addToGallery(context, saved.id);
      return redirectAfter(isSold ? 'sold' : 'saved', `${PATH}/${numberOfGid(saved.id)}`);
    },
  };
}

async function renderForm(
  context: AdminContext,
  product: LoadedProduct | null,
  draft: ProductDraft,
  errors: ByField,
): Promise<Response> {
  const references = await loadReferences(context.run);
  const sellsOtherSizes = await loadSellsOtherSizes(context);
  const isInShop = product?.publishedAt && product.status === 'ACTIVE';
  return renderAdminPage(context, {
    title: product?.title ?? 'A new product',
    back: {path: PATH, label: 'All products'},
    status: errors.size > 0 ? 422 : 200,
    body: html`${isInShop && shopLink(context, `/product/${product.handle}`)}
    ${
      product &&
      !sellsOtherSizes &&
      lacksFirstSize(product.variants.nodes) &&
      html`<p class="saved">
        The shop shows this work as Sold Out because its first size is sold out. To sell the other
        sizes, enter a higher number under the first size’s ‘Place’, or
        <a href="/admin/content/selling">keep selling the other sizes</a> of every work.
      </p>`
    }
    ${productForm({draft, errors, references, isNew: product === null})}`,
  });
}
