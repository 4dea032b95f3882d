/** The name of a subject: the store's tags, which Shopify does not translate. */
export default function subjectName(tag: string): string {
  return tag;
}
