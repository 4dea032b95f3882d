/** A metaobject with these texts, as the shop's queries return it. */
export function metaobject(texts: Record<string, string>) {
  return {fields: Object.entries(texts).map(([key, value]) => ({key, value}))};
}

/** A field with the picture of that name, whose size the store may not know yet. */
export function pictureField(key: string, name: string, width: number | null = 1200) {
  const image = {url: `https://cdn.test/${name}.jpg`, altText: null, width, height: 900};
  return {key, reference: {__typename: 'MediaImage' as const, image}};
}
