import {METAOBJECTS} from '../../store/metaobjects';
import {shopGid} from './gids';
import type {MetaobjectEntry} from './types';

interface Written {
  type: string;
  handle: string;
  updatedAt: string;
  /** Values in Shopify's storage format, by key. */
  fields: Readonly<Record<string, string>>;
}

/** An entry of the artist's content. Its fields have the types of their definition, or are text without one. */
export function metaobject(number: number, {fields, ...entry}: Written): MetaobjectEntry {
  const definition = METAOBJECTS.find(({type}) => type === entry.type);
  return {
    ...entry,
    id: shopGid('Metaobject', number),
    fields: Object.entries(fields).map(([key, value]) => ({
      key,
      type: definition?.fields.find((field) => field.key === key)?.type ?? 'multi_line_text_field',
      value,
    })),
  };
}
