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
  /** What the admin calls it. */
  name: string;
  type: FieldType;
  /** What the admin says below the input. */
  description?: string;
  /** A metaobject must have it. */
  isRequired?: boolean;
  /** The only values, of a single line of text. */
  choices?: readonly string[];
  /** How a line of text, or each of a list of lines, must be written. */
  pattern?: Pattern;
  /** The smallest number, or the fewest characters of a line of text. */
  min?: number;
  /** The metaobject's type, of a reference to one. */
  refersTo?: string;
}

/** A kind of content that the artist writes once and the shop shows in its place. */
export interface MetaobjectDefinition {
  type: string;
  name: string;
  description: string;
  /** The field by which the admin lists entries; one of a single entry may have none. */
  displayNameKey?: string;
  /** The handle of the only entry, where one is all that the shop reads. */
  onlyHandle?: string;
  fields: readonly FieldDefinition[];
}
