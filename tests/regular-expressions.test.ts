import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

/**
 * No pattern of the shop takes more than linear time to fail because its parts overlap: `[^,]*@[^,]*` tries every `@` of
 * a text as the one in the middle. What it looks for is what `regexp/no-super-linear-backtracking` of eslint-plugin-regexp
 * does: two unbounded repetitions that accept the same character, with nothing between them that this character doesn't
 * get past, and a repetition within a repetition.
 */

interface Node {
  type: string;
  raw: string;
  min?: number;
  max?: number;
  element?: Node;
  elements?: Node[];
  alternatives?: Node[];
}

/** The parser that ESLint brings along. */
const require = createRequire(import.meta.url);
const {RegExpParser} = createRequire(require.resolve('eslint'))('@eslint-community/regexpp') as {
  RegExpParser: new () => {parseLiteral(source: string): {pattern: Node; flags: {raw: string}}};
};

/** Repetitions that are bounded this low cost nothing. */
const LONG = 1000;

/** Every ASCII character, and some of each kind beyond. */
const SAMPLES = [
  ...Array.from({length: 128}, (_, code) => String.fromCharCode(code)),
  ...'\u00a0é\u0301\u2028\u3000漢😀\ud800',
];

type Characters = ReadonlySet<string>;
const NONE: Characters = new Set();

/** A part of a pattern, in the order of the text. */
interface Part {
  /** The characters of which any number is accepted; none where the part isn't repeated. */
  repeated: Characters;
  /** The characters that get past the part alone. */
  accepted: Characters;
  /** Whether the part accepts nothing at all. */
  isOptional: boolean;
}

function charactersOf(raw: string, flags: string): Characters {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  return new Set(SAMPLES.filter((character) => pattern.test(character)));
}

const union = (sets: Characters[]): Characters => new Set(sets.flatMap((set) => [...set]));
const overlap = (one: Characters, other: Characters) => [...one].some((char) => other.has(char));

/** Every way through a node, as a sequence of parts. */
function pathsOf(node: Node, flags: string): Part[][] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives!.flatMap((alternative) => pathsOf(alternative, flags));
    case 'Alternative':
      return node.elements!.reduce<Part[][]>(
        (paths, element) => {
          const ways = pathsOf(element, flags);
          return paths.flatMap((path) => ways.map((way) => [...path, ...way]));
        },
        [[]],
      );
    case 'Quantifier': {
      const {element, min = 0, max = 0} = node;
      const ways = pathsOf(element!, flags);
      if (max <= LONG) return min === 0 ? [[], ...ways] : ways;
      const accepted = union(ways.flat().map((part) => part.accepted));
      return [[{repeated: accepted, accepted, isOptional: min === 0}]];
    }
    case 'Assertion':
      return [[]];
    case 'Backreference':
      return [[{repeated: NONE, accepted: new Set(SAMPLES), isOptional: true}]];
    default:
      return [[{repeated: NONE, accepted: charactersOf(node.raw, flags), isOptional: false}]];
  }
}

/** Whether a path has two repetitions that a run of one character can be split between. */
function hasOverlap(path: Part[]): boolean {
  return path.some(({repeated}, first) => {
    // The characters that reach the part at hand from the first repetition.
    let arriving = repeated;
    for (const part of path.slice(first + 1)) {
      if (overlap(arriving, part.repeated)) return true;
      if (!part.isOptional)
        arriving = new Set([...arriving].filter((char) => part.accepted.has(char)));
    }
    return false;
  });
}

/** What makes a literal slow, in words; null for a pattern that takes linear time to fail. */
function findFlaw(literal: string): string | null {
  const {pattern, flags} = new RegExpParser().parseLiteral(literal);
  return flawOf(pattern);

  function flawOf(node: Node): string | null {
    if (node.type === 'Assertion') {
      return first(node.alternatives ?? []);
    }
    if (node.type === 'Quantifier' && (node.max ?? 0) > LONG) {
      const inner = pathsOf(node.element!, flags.raw);
      // The end of one round and the beginning of the next.
      if (inner.some((path) => hasOverlap([...path, ...path]))) return `${node.raw} repeats itself`;
    }
    if (node.type === 'Pattern' && pathsOf(node, flags.raw).some(hasOverlap)) {
      return 'two repetitions accept the same character';
    }
    return first([
      ...(node.alternatives ?? []),
      ...(node.elements ?? []),
      ...(node.element ? [node.element] : []),
    ]);
  }

  function first(nodes: Node[]): string | null {
    for (const node of nodes) {
      const flaw = flawOf(node);
      if (flaw) return flaw;
    }
    return null;
  }
}

function literalsOf(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const literals: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(?:tsx?|m?js)$/.test(path) && !/\.test\.ts$|\/testing\//.test(path));
}

describe('a pattern', () => {
  it.each([
    ['/^[^,]*@[^,]*$/'],
    ['/(a+)+$/'],
    ['/(?:a|b+)*c/'],
    ['/\\s*=\\s*-?\\s*x/'],
    ['/a.*b.*c/'],
    ['/\\s*(?:\\d*\\s*)?x/'],
  ])('%s is found', (literal) => {
    expect(findFlaw(literal)).not.toBeNull();
  });

  it.each([
    ['/^[^,@]*@[^,]*$/'],
    ['/^Bearer\\s+(\\S+)$/i'],
    ['/(?:a,)*b/'],
    ['/[a-z]+\\d+/'],
    ['/^\\d{1,3}(\\.\\d{1,3}){3}$/'],
  ])('%s is none', (literal) => {
    expect(findFlaw(literal)).toBeNull();
  });
});

it.each(['app', 'supabase/functions', 'embedded'])(
  'no pattern in %s takes more than linear time to fail',
  (folder) => {
    const flaws = sourcesOf(folder).flatMap((path) =>
      literalsOf(path).flatMap((literal) => {
        const flaw = findFlaw(literal);
        return flaw ? [`${path}: ${literal}: ${flaw}`] : [];
      }),
    );
    expect(flaws).toEqual([]);
  },
);
