import type {SearchQuery} from './search-ast';
import {tokenizeSearch, type SearchToken} from './search-tokens';

/** Parentheses and negations nested deeper than this are ignored. */
const MAX_DEPTH = 50;

/**
 * Parses Shopify's search syntax. Never throws: malformed parts (an open quote or parenthesis, an operator without an
 * operand) are ignored. An empty query is an `and` without terms, which matches everything.
 *
 * @see https://shopify.dev/docs/api/usage/search-syntax
 */
export function parseSearchQuery(text: string): SearchQuery {
  const parser = {tokens: tokenizeSearch(text), position: 0};
  const parts: SearchQuery[] = [];
  while (parser.position < parser.tokens.length) {
    parts.push(parseOr(parser, null, 0));
    if (parser.tokens[parser.position]?.kind === ')') parser.position += 1;
  }
  return parts.length === 1 ? parts[0]! : {kind: 'and', parts};
}

interface Parser {
  tokens: readonly SearchToken[];
  position: number;
}

function parseOr(parser: Parser, field: string | null, depth: number): SearchQuery {
  const parts = [parseAnd(parser, field, depth)];
  while (parser.tokens[parser.position]?.kind === 'OR') {
    parser.position += 1;
    parts.push(parseAnd(parser, field, depth));
  }
  const meant = parts.filter((part) => part.kind !== 'and' || part.parts.length > 0);
  return meant.length === 1 ? meant[0]! : {kind: meant.length ? 'or' : 'and', parts: meant};
}

function parseAnd(parser: Parser, field: string | null, depth: number): SearchQuery {
  const parts: SearchQuery[] = [];
  for (;;) {
    const token = parser.tokens[parser.position];
    if (!token || token.kind === 'OR' || token.kind === ')') break;
    if (token.kind === 'AND') {
      parser.position += 1;
      continue;
    }
    const part = parseUnary(parser, field, depth);
    if (part) parts.push(part);
  }
  return parts.length === 1 ? parts[0]! : {kind: 'and', parts};
}

function parseUnary(parser: Parser, field: string | null, depth: number): SearchQuery | null {
  if (depth >= MAX_DEPTH) skipNesting(parser);
  const token = parser.tokens[parser.position];
  if (!token) return null;
  parser.position += 1;
  switch (token.kind) {
    case 'NOT': {
      const part = parseUnary(parser, field, depth + 1);
      return part && {kind: 'not', part};
    }
    case '(': {
      const group = parseOr(parser, token.field ?? field, depth + 1);
      if (parser.tokens[parser.position]?.kind === ')') parser.position += 1;
      return group;
    }
    case 'term':
      return {...token.term, field: token.term.field ?? field};
    default:
      parser.position -= 1;
      return null;
  }
}

function skipNesting(parser: Parser): void {
  for (;;) {
    const kind = parser.tokens[parser.position]?.kind;
    if (kind !== '(' && kind !== 'NOT') return;
    parser.position += 1;
  }
}
