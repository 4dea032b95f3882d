import {GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped} from 'graphql';
import type {GraphQLSchema, ValueNode} from 'graphql';

interface Coercion {
  /** Returns the parsed value, or undefined for an invalid one. */
  accept(value: unknown): unknown;
}

const isoInstant: Coercion = {
  accept: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
      ? value
      : undefined,
};

const text: Coercion = {accept: (value) => (typeof value === 'string' ? value : undefined)};

const COERCIONS: Record<string, Coercion> = {
  DateTime: isoInstant,
  ISO8601DateTime: isoInstant,
  Decimal: {
    accept: (value) =>
      (typeof value === 'string' || typeof value === 'number') &&
      /^-?\d+(\.\d+)?$/.test(String(value))
        ? String(value)
        : undefined,
  },
  URL: {
    accept: (value) => (typeof value === 'string' && URL.canParse(value) ? value : undefined),
  },
  UnsignedInt64: {
    accept: (value) => (/^\d+$/.test(String(value)) ? String(value) : undefined),
  },
  HTML: text,
  Color: {
    accept: (value) =>
      typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined,
  },
  JSON: {accept: (value) => value},
};

function coerce(name: string, value: unknown): unknown {
  const accepted = COERCIONS[name]?.accept(value);
  if (accepted === undefined) {
    throw new GraphQLError(`Could not coerce value ${JSON.stringify(value)} to ${name}`);
  }
  return accepted;
}

/** An instant in Shopify's format: in UTC, to the second. */
function writeInstant(value: unknown): string {
  return new Date(String(value)).toISOString().replace(/\.\d+Z$/, 'Z');
}

function literalValue(node: ValueNode): unknown {
  return node.kind === Kind.INT || node.kind === Kind.FLOAT
    ? node.value
    : valueFromASTUntyped(node);
}

/**
 * Adds parsing and serialisation to Shopify's own scalars: `buildClientSchema` makes them accept anything. A response
 * with an invalid value is a bug of this server and becomes a GraphQL error.
 */
export function checkScalars(schema: GraphQLSchema): void {
  for (const name of Object.keys(COERCIONS)) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) continue;
    scalar.serialize = (value) => {
      const accepted = coerce(name, value);
      return COERCIONS[name] === isoInstant ? writeInstant(accepted) : accepted;
    };
    scalar.parseValue = (value) => coerce(name, value);
    scalar.parseLiteral = (node) => coerce(name, literalValue(node));
  }
}
