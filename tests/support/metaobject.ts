/** A metaobject with these texts, as the shop's queries return it. */
export function metaobject(texts: Record<string, string>) {
  return {fields: Object.entries(texts).map(([key, value]) => ({key, value}))};
}
