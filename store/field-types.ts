import type {Pattern} from './patterns';

/** Shopify's names of the field types that this shop uses. https://shopify.dev/docs/apps/build/metafields/list-of-data-types */
export type FieldType =
  | 'boolean'
  | 'color'
  | 'date'
  | 'date_time'
  | 'file_reference'
  | 'list.color'
  | 'list.metaobject_reference'
  | 'list.product_reference'
  | 'list.single_line_text_field'
  | 'metaobject_reference'
  | 'multi_line_text_field'
  | 'number_decimal'
  | 'number_integer'
  | 'product_reference'
  | 'single_line_text_field';

/** A metafield of a product or a variant, or a field of a metaobject. */
export interface FieldDefinition {
  key: string;
  /** Its label in the admin. */
  name: string;
  type: FieldType;
  /** The hint below the input in the admin. */
  description?: string;
  /** Whether a metaobject requires it. */
  isRequired?: boolean;
  /** The allowed values of a single line of text. */
  choices?: readonly string[];
  /** The format of a line of text, or of each line of a list. */
  pattern?: Pattern;
  /** The smallest number, or the fewest characters of a line of text. */
  min?: number;
  /** The metaobject's type, of a reference to one. */
  refersTo?: string;
}

/** Makes fields of a type, by their key, their label and their hint. */
const fieldOf =
  (type: FieldType) =>
  (key: string, name: string, description?: string): FieldDefinition => ({
    key,
    name,
    type,
    description,
  });

export const date = fieldOf('date');
export const dateTime = fieldOf('date_time');
export const decimal = fieldOf('number_decimal');
export const file = fieldOf('file_reference');
export const integer = fieldOf('number_integer');
export const line = fieldOf('single_line_text_field');
export const lines = fieldOf('list.single_line_text_field');
export const product = fieldOf('product_reference');
export const products = fieldOf('list.product_reference');
export const text = fieldOf('multi_line_text_field');
export const yesOrNo = fieldOf('boolean');

export const required = (field: FieldDefinition): FieldDefinition => ({...field, isRequired: true});

/** A field in the format of Shopify's definition inputs. `definitionIdOf` gives the id of a metaobject's definition. */
export function describeField(
  {key, name, description = '', choices, min, pattern, refersTo}: FieldDefinition,
  definitionIdOf: (type: string) => string,
) {
  const validations = [
    ...(choices ? [{name: 'choices', value: JSON.stringify(choices)}] : []),
    ...(min === undefined ? [] : [{name: 'min', value: String(min)}]),
    ...(pattern ? [{name: 'regex', value: pattern.regex}] : []),
    ...(refersTo ? [{name: 'metaobject_definition_id', value: definitionIdOf(refersTo)}] : []),
  ];
  return {key, name, description, validations};
}

/** A type of content that the artist writes. */
export interface MetaobjectDefinition {
  type: string;
  name: string;
  description: string;
  /** The field that the admin lists entries by. A single-entry type may have none. */
  displayNameKey?: string;
  /** The handle of the only entry, for a single-entry type. */
  onlyHandle?: string;
  fields: readonly FieldDefinition[];
  /** The problems that Shopify's definitions can't check, by field: an end before its start, say. */
  findProblems?: (values: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;
}
