import {type Html, html} from '../../../supabase/functions/_shared/html';
import {definedInput, type References} from '../forms/defined-field';
import {deletion, fileInput, problems, select, textArea, textInput} from '../forms/inputs';
import {PICTURE_HINT} from '../forms/picture-problem';
import type {ProductDefinitions} from './load-product';
import type {PictureDraft, ProductDraft, VariantDraft} from './product-draft';

const STATUSES = [
  {value: 'ACTIVE', label: 'Active: in the shop'},
  {value: 'DRAFT', label: 'Draft: not in the shop'},
  {value: 'ARCHIVED', label: 'Archived: not in the shop'},
];
const TYPES = ['Prints', 'Original Paintings'].map((value) => ({value, label: value}));

interface ProductForm {
  draft: ProductDraft;
  /** Messages by the name of their input. */
  errors: ReadonlyMap<string, string>;
  definitions: ProductDefinitions;
  references: References;
  isNew: boolean;
}

/** The form of a product: its words, sizes, pictures, and every defined metafield. */
export function productForm({draft, errors, definitions, references, isNew}: ProductForm): Html {
  const shown = (name: string, label: string, value: string) => ({
    name,
    label,
    value,
    error: errors.get(name),
  });
  return html`${problems(errors)}
    <form method="post" enctype="multipart/form-data" class="editor" novalidate>
      <fieldset>
        <legend>The work</legend>
        ${textInput({...shown('title', 'Title', draft.title), isRequired: true})}
        ${textArea({
          ...shown('description', 'Description', draft.description),
          rows: 6,
          hint: 'An empty line between paragraphs. HTML is allowed.',
        })}
        ${select({...shown('productType', 'Type', ''), values: [draft.productType], choices: TYPES})}
        ${textInput({...shown('tags', 'Tags', draft.tags), hint: 'With commas between them.'})}
        ${select({...shown('status', 'Status', ''), values: [draft.status], choices: STATUSES})}
      </fieldset>
      <fieldset>
        <legend>Sizes, prices and stock</legend>
        <p class="hint">
          A row for each size, and two more with each Save; a work in one size has one row without a
          size. Prices in Canadian dollars.
        </p>
        ${draft.variants.map((variant, row) => variantRow(variant, row, errors, definitions))}
      </fieldset>
      <fieldset>
        <legend>Pictures</legend>
        ${draft.pictures.map((picture, row) => pictureRow(picture, row, errors))}
        ${fileInput({
          name: 'new-pictures',
          label: 'New pictures',
          hint: `${PICTURE_HINT} The first picture is the one on the card.`,
          error: errors.get('new-pictures'),
          isMultiple: true,
        })}
        ${textInput({
          ...shown('new-pictures-alt', 'What the new pictures show', ''),
          hint: 'For who can’t see them, and for search engines.',
        })}
      </fieldset>
      <fieldset>
        <legend>More about the work</legend>
        ${definitions.product.map((field) => {
          const name = `metafield-${field.key}`;
          const value = draft.metafields.get(field.key) ?? '';
          return definedInput(field, {name, value, error: errors.get(name)}, references);
        })}
      </fieldset>
      <div class="actions"><button name="intent" value="save">Save</button></div>
      ${!isNew && deletion('Delete this product')}
    </form>`;
}

function variantRow(
  variant: VariantDraft,
  row: number,
  errors: ReadonlyMap<string, string>,
  {variant: fields}: ProductDefinitions,
): Html {
  const input = (key: string, label: string, value: string, inputmode?: string) => {
    const name = `variant-${row}-${key}`;
    return textInput({name, label, value, inputmode, error: errors.get(name)});
  };
  return html`<div class="row">
    <input type="hidden" name="variant-${row}-id" value="${variant.id}" />
    ${input('size', 'Size', variant.size)} ${input('price', 'Price', variant.price, 'decimal')}
    ${input('quantity', 'Stock', variant.quantity, 'numeric')}
    ${input('place', 'Place', variant.place, 'numeric')}
    ${fields.map(({key, name}) => input(key, name, variant.metafields.get(key) ?? '', 'decimal'))}
    ${variant.id && remove(`variant-${row}-removed`, 'Remove this size', variant.isRemoved)}
  </div>`;
}

function pictureRow(picture: PictureDraft, row: number, errors: ReadonlyMap<string, string>): Html {
  const name = `picture-${row}`;
  return html`<div class="row picture" id="${name}">
    <input type="hidden" name="${name}" value="${picture.reference}" />
    ${
      picture.url
        ? html`<img src="${picture.url}&width=240" alt="" />`
        : html`<p class="hint">New, kept until you save</p>`
    }
    ${textInput({
      name: `${name}-alt`,
      label: 'What it shows',
      value: picture.alt,
      error: errors.get(name),
    })}
    ${textInput({
      name: `${name}-place`,
      label: 'Place',
      value: picture.place,
      inputmode: 'numeric',
    })}
    ${remove(`${name}-removed`, 'Remove this picture', picture.isRemoved)}
  </div>`;
}

function remove(name: string, label: string, isChecked: boolean): Html {
  return html`<label class="check">
    <input type="checkbox" name="${name}" ${isChecked && html`checked`} /> ${label}
  </label>`;
}
