interface Field {
  key: string;
  value?: string | null;
}

/** A metaobject as the queries request it; null when the store has none. */
export type StoredMetaobject<F extends Field = Field> = {fields: readonly F[]} | null | undefined;

/** The texts of a metaobject, by the keys that `store/metaobjects.ts` defines. Empty texts are omitted. */
export function textsOf(metaobject: StoredMetaobject): Partial<Record<string, string>> {
  const texts: Partial<Record<string, string>> = {};
  for (const {key, value} of metaobject?.fields ?? []) {
    const text = value?.trim();
    if (text) texts[key] = text;
  }
  return texts;
}

/** A field that refers to another object; undefined when the store has none. */
export function fieldOf<F extends Field>(
  metaobject: StoredMetaobject<F>,
  key: string,
): F | undefined {
  return metaobject?.fields.find((field) => field.key === key);
}

/** The paragraphs of a text, which empty lines separate. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}

/** A full URL of the web; null for any other text, which the admin may contain. */
export function webAddress(url: string | undefined): string | null {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** The fields that the queries request of a metaobject with texts. */
export const TEXTS_FRAGMENT = `#graphql
  fragment Texts on Metaobject {
    fields {
      key
      value
    }
  }
` as const;
