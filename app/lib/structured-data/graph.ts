import type {Thing, WithContext} from 'schema-dts';

/**
 * All that a document says in the words of schema.org, in one piece; its parts refer to each other by `@id`. Hydrogen's type
 * knows of single nodes alone, and writes whatever it is given.
 */
export function structuredDataGraph(structuredData: readonly Thing[]): WithContext<Thing> {
  const graph: unknown = {'@context': 'https://schema.org', '@graph': structuredData};
  return graph as WithContext<Thing>;
}
