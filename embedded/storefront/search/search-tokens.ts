import type {Comparator, SearchTerm} from './search-ast';

export type SearchToken =
  | {kind: 'AND'}
  | {kind: 'OR'}
  | {kind: 'NOT'}
  | {kind: ')'}
  | {kind: '('; field: string | null}
  | {kind: 'term'; term: SearchTerm};

const FIELD = /^([a-z_][a-z0-9_.]*):/i;
const COMPARATOR = /^(<=|>=|<|>|=)/;

/** Splits a query in Shopify's search syntax into terms, operators and parentheses. Never throws. */
export function tokenizeSearch(text: string): SearchToken[] {
  const tokens: SearchToken[] = [];
  let rest = text.trimStart();
  while (rest) {
    const {token, length} = readToken(rest);
    if (token) tokens.push(token);
    rest = rest.slice(length).trimStart();
  }
  return tokens;
}

function readToken(rest: string): {token: SearchToken | null; length: number} {
  if (rest.startsWith(')')) return {token: {kind: ')'}, length: 1};
  if (rest.startsWith('(')) return {token: {kind: '(', field: null}, length: 1};
  const operator = /^(AND|OR|NOT)(?=[\s()]|$)/.exec(rest);
  if (operator) {
    return {token: {kind: operator[1] as 'AND' | 'OR' | 'NOT'}, length: operator[1]!.length};
  }
  if (rest.startsWith('-') && rest.length > 1 && !/\s/.test(rest[1]!)) {
    return {token: {kind: 'NOT'}, length: 1};
  }
  return readTerm(rest);
}

function readTerm(rest: string): {token: SearchToken | null; length: number} {
  const field = FIELD.exec(rest);
  let length = field?.[0].length ?? 0;
  if (field && rest[length] === '(') {
    return {token: {kind: '(', field: field[1]!.toLowerCase()}, length: length + 1};
  }
  const comparator = field && COMPARATOR.exec(rest.slice(length));
  length += comparator?.[0].length ?? 0;
  const value = readValue(rest.slice(length));
  length += value.length;
  // A lone quote or backslash yields no term, but the tokenizer must advance.
  if (!field && !value.text && !value.prefix) return {token: null, length: Math.max(1, length)};
  const term: SearchTerm = {
    kind: 'term',
    field: field ? field[1]!.toLowerCase() : null,
    comparator: (comparator?.[0] ?? '=') as Comparator,
    value: value.text,
    quoted: value.quoted,
    prefix: value.prefix,
  };
  return {token: {kind: 'term', term}, length};
}

interface Value {
  text: string;
  quoted: boolean;
  prefix: boolean;
  /** Number of characters consumed. */
  length: number;
}

function readValue(rest: string): Value {
  const quote = rest[0];
  if (quote === '"' || quote === "'") return readQuoted(rest, quote);
  let text = '';
  let position = 0;
  let prefix = false;
  while (position < rest.length && !/[\s()]/.test(rest[position]!)) {
    prefix = rest[position] === '*';
    if (rest[position] === '\\' && position + 1 < rest.length) position += 1;
    text += rest[position];
    position += 1;
  }
  return {text: prefix ? text.slice(0, -1) : text, quoted: false, prefix, length: position};
}

function readQuoted(rest: string, quote: string): Value {
  let text = '';
  let position = 1;
  while (position < rest.length && rest[position] !== quote) {
    if (rest[position] === '\\' && position + 1 < rest.length) position += 1;
    text += rest[position];
    position += 1;
  }
  position += 1;
  const prefix = rest[position] === '*';
  return {text, quoted: true, prefix, length: Math.min(rest.length, position + (prefix ? 1 : 0))};
}
