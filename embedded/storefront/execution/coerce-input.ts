import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';
import {parseGid} from '../schema/gid';

type Path = readonly (string | number)[];

/** One error in a value, with its path. */
export interface Problem {
  path: Path;
  explanation: string;
}

export interface Coerced {
  value: unknown;
  problems: Problem[];
}

function problem(path: Path, explanation: string): Coerced {
  return {value: undefined, problems: [{path, explanation}]};
}

/** Validates the value of a variable against its type, at every depth, and converts it. Never throws. */
export function coerceInput(value: unknown, type: GraphQLInputType, path: Path = []): Coerced {
  if (isNonNullType(type)) {
    return value == null
      ? problem(path, 'Expected value to not be null')
      : coerceInput(value, type.ofType as GraphQLInputType, path);
  }
  if (value == null) return {value: null, problems: []};
  if (isListType(type)) {
    // A single value is coerced to a list of one.
    if (!Array.isArray(value)) {
      const single = coerceInput(value, type.ofType, path);
      return {value: [single.value], problems: single.problems};
    }
    const items = value.map((item, index) => coerceInput(item, type.ofType, [...path, index]));
    return {
      value: items.map((item) => item.value),
      problems: items.flatMap((item) => item.problems),
    };
  }
  return isInputObjectType(type) ? coerceObject(value, type, path) : coerceLeaf(value, type, path);
}

function coerceObject(value: unknown, type: GraphQLInputObjectType, path: Path): Coerced {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return problem(path, `Expected ${JSON.stringify(value)} to be a key-value object.`);
  }
  const fields = type.getFields();
  const given = value as Record<string, unknown>;
  const coerced: Record<string, unknown> = {};
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): Problem => ({
      path: [...path, name],
      explanation: `Field is not defined on ${type.name}`,
    }));
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] === undefined) {
      if (field.defaultValue !== undefined) coerced[name] = field.defaultValue;
      else if (isNonNullType(field.type)) {
        problems.push({path: [...path, name], explanation: 'Expected value to not be null'});
      }
      continue;
    }
    const inner = coerceInput(given[name], field.type, [...path, name]);
    coerced[name] = inner.value;
    problems.push(...inner.problems);
  }
  return {value: coerced, problems};
}

function coerceLeaf(value: unknown, type: GraphQLLeafType, path: Path): Coerced {
  if (isEnumType(type) && !type.getValues().some((one) => one.name === value)) {
    const names = type.getValues().map((one) => one.name);
    return problem(path, `Expected ${JSON.stringify(value)} to be one of: ${names.join(', ')}`);
  }
  if (type.name === 'ID' && !(typeof value === 'string' && parseGid(value))) {
    return problem(path, `Invalid global id '${String(value)}'`);
  }
  try {
    return {value: type.parseValue(value), problems: []};
  } catch {
    return problem(path, `Could not coerce value ${JSON.stringify(value)} to ${type.name}`);
  }
}
