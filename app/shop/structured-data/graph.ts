import type {Thing, WithContext} from 'schema-dts';

/**
 * All structured data of a document as one graph; its nodes refer to each other by `@id`. Hydrogen's type allows single
 * nodes only, but it writes any object.
 */
export function structuredDataGraph(structuredData: readonly Thing[]): WithContext<Thing> {
  const graph: unknown = {'@context': 'https://schema.org', '@graph': structuredData};
  return graph as WithContext<Thing>;
}
