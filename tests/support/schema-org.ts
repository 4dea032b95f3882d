import {resolve} from 'node:path';
import ts from 'typescript';

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

/**
 * An action's constraint `query-input` is of its property `query` (https://schema.org/docs/actions.html); schema-dts has
 * the property alone.
 */
const constraintsAsProperties = (json: string) => json.replace(/"(\w+)-input":/g, '"$1":');

/**
 * Type-checks graphs against schema.org's vocabulary (schema-dts). Returns one list of errors per graph, empty when every
 * type, property and value is schema.org's.
 */
export function vocabularyErrors(graphs: JsonLd[][]): string[][] {
  const names = graphs.map((_, index) => resolve(`graph-${index}.ts`));
  const sources = new Map(
    graphs.map((graph, index) => [
      names[index]!,
      `import type {Graph} from 'schema-dts';\n` +
        `export const graph: Graph = ${constraintsAsProperties(JSON.stringify({'@context': 'https://schema.org', '@graph': graph}, null, 1))};`,
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.readFile = (name) => sources.get(name) ?? readFile(name);
  host.getSourceFile = (name, version) => {
    const text = sources.get(name);
    return text === undefined
      ? getSourceFile(name, version)
      : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram(names, options, host);
  const global = program.getGlobalDiagnostics().concat(program.getOptionsDiagnostics());
  if (global.length > 0) throw new Error(textOf(global[0]!));
  return names.map((name) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map(textOf),
  );
}

function textOf({messageText}: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n');
}
