import {
  GraphQLError,
  isInputType,
  isNonNullType,
  print,
  typeFromAST,
  valueFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import {coerceInput, type Problem} from './coerce-input';

/**
 * Validates the variables of a request and returns them with defaults, or the errors in graphql-ruby's wording, one per
 * variable.
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): {values: Record<string, unknown>; errors: GraphQLError[]} {
  const values: Record<string, unknown> = {};
  const errors: GraphQLError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue; // Validation has already rejected such a document.
    if (given[name] === undefined) {
      if (definition.defaultValue) values[name] = valueFromAST(definition.defaultValue, type);
      else if (isNonNullType(type)) errors.push(invalidVariable(definition, null, [NOT_NULL]));
      continue;
    }
    const {value, problems} = coerceInput(given[name], type);
    if (problems.length) errors.push(invalidVariable(definition, given[name], problems));
    else values[name] = value;
  }
  return {values, errors};
}

const NOT_NULL: Problem = {path: [], explanation: 'Expected value to not be null'};

function invalidVariable(
  definition: VariableDefinitionNode,
  value: unknown,
  problems: readonly Problem[],
): GraphQLError {
  const name = definition.variable.name.value;
  const places = problems
    .filter((problem) => problem.path.length > 0)
    .map((problem) => `${problem.path.join('.')} (${problem.explanation})`);
  const where = places.length ? ` for ${places.join(', ')}` : '';
  return new GraphQLError(
    `Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`,
    {nodes: [definition], extensions: {code: 'INVALID_VARIABLE', value, problems}},
  );
}
