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
}
