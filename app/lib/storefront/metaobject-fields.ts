/** A metaobject as the queries ask for it. */
export interface MetaobjectNode {
  handle: string;
  fields: readonly {key: string; value?: string | null}[];
}

/** The texts of a metaobject by the keys of its fields; empty fields are missing. */
export function metaobjectFields({fields}: MetaobjectNode): Partial<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({key, value}) => (value?.trim() ? [[key, value.trim()]] : [])),
  );
}
