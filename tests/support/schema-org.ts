/** A node of JSON-LD. */
export type JsonLd = {[key: string]: JsonLd} & JsonLd[] & string;

/** The nodes of a document's structured data. Throws unless it has exactly one JSON-LD script. */
export function graphOf(html: string): JsonLd[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length !== 1) throw new Error(`The document has ${scripts.length} graphs`);
  return (JSON.parse(scripts[0]![1]!) as {'@graph': JsonLd[]})['@graph'];
}

/** The only node of a type. Throws when there is none or more than one. */
export function onlyOf(graph: JsonLd[], type: string): JsonLd {
  const found = graph.filter((node) => node['@type'] === type);
  if (found.length !== 1) throw new Error(`The graph has ${found.length} nodes of type ${type}`);
  return found[0]!;
}
