import {type Html, html} from '../../../supabase/functions/_shared/html';
import {PRODUCT_FIELDS, VARIANT_FIELDS} from '../../../store/product-fields';
import {inputField, optionsOf, selectField, textAreaField} from '../../form-fields';
import {type ByField, definedInputs, deletion, formProblems} from '../form-page';
import type {References} from '../forms/defined-field';
import {ALT_HINT, PICTURE_HINT, PICTURE_TYPES} from '../forms/picture-problem';
import {METAFIELD} from './load-product';
import {soldButton} from './mark-sold';
import type {PictureDraft, ProductDraft, VariantDraft} from './product-draft';

const STATUSES = [
  {value: 'ACTIVE', label: 'Active: in the shop'},
  {value: 'DRAFT', label: 'Draft: not in the shop'},
  {value: 'ARCHIVED', label: 'Archived: not in the shop'},
];
const TYPES = ['Prints', 'Original Paintings'];

interface ProductForm {
  draft: ProductDraft;
  errors: ByField;
  references: References;
  isNew: boolean;
}

/** The form of a product: its words, sizes, pictures, and every defined metafield. */
export function productForm({draft, errors, references, isNew}: ProductForm): Html {
  const shown = (name: string, label: string) => ({name, label, error: errors.get(name)});
  return html`${formProblems(errors)}
    <form method="post" enctype="multipart/form-data" class="editor" novalidate>
      <fieldset>
        <legend>The work</legend>
        ${inputField({...shown('title', 'Title'), value: draft.title, mark: '(required)'})}
        ${textAreaField({
          ...shown('description', 'Description'),
          value: draft.description,
          rows: 6,
          hint: 'Leave an empty line between paragraphs. HTML is allowed.',
        })}
        ${selectField({...shown('productType', 'Type'), options: optionsOf(typesWith(draft.productType), draft.productType)})}
        ${inputField({
          ...shown('tags', 'Tags'),
          value: draft.tags,
          hint: 'Separate them with commas.',
        })}
        ${selectField({...shown('status', 'Status'), options: optionsOf(STATUSES, draft.status)})}
      </fieldset>
      <fieldset>
        <legend>Sizes, prices and stock</legend>
        <p class="hint">
          A row for each size, and two more with each Save; a work in one size has one row without a
          size. Prices in Canadian dollars.
        </p>
        ${inputField({
          ...shown('secondOption', 'Second choice'),
          value: draft.secondOption,
          hint: 'For a choice besides the size, such as Frame. Each row then has a size and a frame.',
        })}
        ${draft.variants.map((variant, row) => variantRow(variant, row, draft, errors))}
      </fieldset>
      <fieldset>
        <legend>Pictures</legend>
        ${draft.pictures.map((picture, row) => pictureRow(picture, row, errors))}
        ${inputField({
          ...shown('new-pictures', 'New pictures'),
          hint: `${PICTURE_HINT} The first picture is the one on the card.`,
          attributes: {type: 'file', accept: PICTURE_TYPES, multiple: ''},
        })}
        ${inputField({
          ...shown('new-pictures-alt', 'What the new pictures show'),
          hint: ALT_HINT,
        })}
      </fieldset>
      <fieldset>
        <legend>More about the work</legend>
        ${definedInputs(PRODUCT_FIELDS, {values: draft.metafields, errors, references}, METAFIELD)}
      </fieldset>
      <div class="actions"><button name="intent" value="save">Save</button></div>
      ${!isNew && soldButton(draft, references)} ${!isNew && deletion('Delete this product')}
    </form>`;
}

/** The types of the shop's collections, and the work's own if it has another. */
function typesWith(own: string) {
  return [...new Set([...TYPES, own])].map((value) => ({value, label: value || 'None'}));
}

function variantRow(
  variant: VariantDraft,
  row: number,
  {secondOption}: ProductDraft,
  errors: ByField,
): Html {
  const input = (key: string, label: string, value: string, inputmode = 'text') => {
    const name = `variant-${row}-${key}`;
    return inputField({name, label, value, error: errors.get(name), attributes: {inputmode}});
  };
  return html`<div class="row">
    <input type="hidden" name="variant-${row}-id" value="${variant.id}" />
    <input type="hidden" name="variant-${row}-shown-quantity" value="${variant.shownQuantity}" />
    ${input('size', 'Size', variant.size)}
    ${input('choice', secondOption || 'Second choice', variant.choice)}
    ${input('price', 'Price', variant.price, 'decimal')}
    ${input('quantity', 'Stock', variant.quantity, 'numeric')}
    ${input('place', 'Place', variant.place, 'numeric')}
    ${VARIANT_FIELDS.map(({key, name}) => input(key, name, variant.metafields.get(key) ?? '', 'decimal'))}
    ${variant.id && remove(`variant-${row}-removed`, 'Remove this size', variant.isRemoved)}
  </div>`;
}

function pictureRow(picture: PictureDraft, row: number, errors: ByField): Html {
  const name = `picture-${row}`;
  return html`<div class="row picture" id="${name}">
    <input type="hidden" name="${name}" value="${picture.reference}" />
    ${
      picture.url
        ? html`<img src="${picture.url}&width=240" alt="" />`
        : html`<p class="hint">New, not saved yet</p>`
    }
    ${inputField({
      name: `${name}-alt`,
      label: 'What it shows',
      value: picture.alt,
      error: errors.get(name),
    })}
    ${inputField({
      name: `${name}-place`,
      label: 'Place',
      value: picture.place,
      attributes: {inputmode: 'numeric'},
    })}
    ${remove(`${name}-removed`, 'Remove this picture', picture.isRemoved)}
  </div>`;
}

function remove(name: string, label: string, isChecked: boolean): Html {
  return html`<label class="check">
    <input type="checkbox" name="${name}" ${isChecked && html`checked`} /> ${label}
  </label>`;
}
