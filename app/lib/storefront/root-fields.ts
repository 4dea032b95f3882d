/** Comments and strings, which may contain anything. */
const COMMENTS_AND_STRINGS = /#.*|"""[^]*?"""|"(?:\\.|[^"\\])*"/g;

/** Arguments and variables. */
const INNERMOST_PARENTHESES = /\([^()]*\)/g;
const INNERMOST_BRACES = /\{[^{}]*\}/g;

/** A fragment spread, or a field's response name with its own name and a directive. */
const SELECTION = /\.{3}(?:\s*on)?\s*\w*|(\w+)(?:\s*:\s*\w+)?(\s*@\w+)?/g;

/**
 * The response names of a query's root fields: `santa` for `santa: product(handle: "santa") {…}`. Fields with a
 * directive and fields of fragments are not included.
 */
export function findRootFields(query: string): string[] {
  const text = removeAll(query.replace(COMMENTS_AND_STRINGS, ''), INNERMOST_PARENTHESES);
  const afterBrace = text.slice(text.indexOf('{', text.search(/\bquery\b/)) + 1);
  const [rootSelections = ''] = removeAll(afterBrace, INNERMOST_BRACES).split('}');
  return [...rootSelections.matchAll(SELECTION)].flatMap(([, name, directive]) =>
    name && !directive ? [name] : [],
  );
}

/** Removes matches until there are none, and so nested ones from the inside out. */
function removeAll(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '');
  return rest === text ? text : removeAll(rest, pattern);
}
