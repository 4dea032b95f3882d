/** Comments, and texts, which may hold anything. */
const COMMENTS_AND_STRINGS = /#.*|"""[^]*?"""|"(?:\\.|[^"\\])*"/g;

/** Arguments and variables. */
const INNERMOST_PARENTHESES = /\([^()]*\)/g;
const INNERMOST_BRACES = /\{[^{}]*\}/g;

/** A fragment's spread, or the name under which a field comes back, its own name and a directive. */
const SELECTION = /\.{3}(?:\s*on)?\s*\w*|(\w+)(?:\s*:\s*\w+)?(\s*@\w+)?/g;

/**
 * The names under which a query's root fields come back: `santa` for `santa: product(handle: "santa") {…}`. Fields that a
 * directive may leave out, and those of fragments, are not among them.
 */
export function findRootFields(query: string): string[] {
  const text = removeAll(query.replace(COMMENTS_AND_STRINGS, ''), INNERMOST_PARENTHESES);
  const afterBrace = text.slice(text.indexOf('{', text.search(/\bquery\b/)) + 1);
  const [rootSelections = ''] = removeAll(afterBrace, INNERMOST_BRACES).split('}');
  return [...rootSelections.matchAll(SELECTION)].flatMap(([, name, directive]) =>
    name && !directive ? [name] : [],
  );
}

/** Removes what matches until nothing does any more, and so what is nested, from the inside. */
function removeAll(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '');
  return rest === text ? text : removeAll(rest, pattern);
}
