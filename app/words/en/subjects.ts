/** The name of a subject. It's one of the store's tags, which Shopify doesn't translate. */
export default function subjectName(tag: string): string {
  return tag;
}
