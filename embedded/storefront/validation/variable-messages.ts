import {getNullableType, isNonNullType, Kind, typeFromAST, type ASTNode} from 'graphql';
import {firstNode, type DescribeError} from './describe';
import {argumentContaining} from './error-path';

function operationName(error: {nodes?: readonly ASTNode[]}): string {
  const operation = error.nodes?.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION && operation.name
    ? operation.name.value
    : 'anonymous query';
}

/**
 * The errors of variables, fragments, types and directives in graphql-ruby's wording, by the name of the graphql-js
 * rule that reports them.
 *
 * @see https://github.com/rmosolgo/graphql-ruby/tree/master/lib/graphql/static_validation/rules
 */
export const VARIABLE_MESSAGES: Readonly<Record<string, DescribeError>> = {
  NoUndefinedVariablesRule(_context, error) {
    const variable = firstNode(error, Kind.VARIABLE);
    if (!variable) return null;
    const variableName = variable.name.value;
    return {
      message: `Variable $${variableName} is used by ${operationName(error)} but not declared`,
      extensions: {code: 'variableNotDefined', variableName},
    };
  },

  NoUnusedVariablesRule(_context, error) {
    const definition = firstNode(error, Kind.VARIABLE_DEFINITION);
    if (!definition) return null;
    const variableName = definition.variable.name.value;
    // graphql-js includes the operation's name in its message only.
    const name = /in operation "(\w+)"/.exec(error.message)?.[1] ?? 'anonymous query';
    return {
      message: `Variable $${variableName} is declared by ${name} but not used`,
      extensions: {code: 'variableNotUsed', variableName},
    };
  },

  VariablesInAllowedPositionRule(context, error) {
    const definition = firstNode(error, Kind.VARIABLE_DEFINITION);
    const usage = error.nodes?.[1];
    const expected = /position expecting type "(.+)"/.exec(error.message)?.[1];
    const actual = definition && typeFromAST(context.getSchema(), definition.type);
    if (!definition || !usage || !expected || !actual) return null;
    const variableName = definition.variable.name.value;
    const isNullability =
      !isNonNullType(actual) && String(getNullableType(actual)) === expected.replace(/!$/, '');
    const errorMessage = isNullability ? 'Nullability mismatch' : 'Type mismatch';
    const argumentName = argumentContaining(context.getDocument(), usage);
    return {
      message: `${errorMessage} on variable $${variableName} and argument ${argumentName} (${String(actual)} / ${expected})`,
      extensions: {
        code: 'variableMismatch',
        variableName,
        typeName: String(actual),
        argumentName,
        errorMessage,
      },
      nodes: [usage],
    };
  },

  VariablesAreInputTypesRule(_context, error) {
    return undefinedInputType(error);
  },

  KnownTypeNamesRule(_context, error) {
    const type = firstNode(error, Kind.NAMED_TYPE);
    if (!type) return null;
    const typeName = type.name.value;
    return {
      message: `No such type ${typeName}, so it can't be a fragment condition`,
      extensions: {code: 'undefinedType', typeName},
    };
  },

  KnownFragmentNamesRule(_context, error) {
    const name = firstNode(error, Kind.NAME);
    if (!name) return null;
    return {
      message: `Fragment ${name.value} was used, but not defined`,
      extensions: {code: 'useAndDefineFragment', fragmentName: name.value},
    };
  },

  NoUnusedFragmentsRule(_context, error) {
    const fragment = firstNode(error, Kind.FRAGMENT_DEFINITION);
    if (!fragment) return null;
    const fragmentName = fragment.name.value;
    return {
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    };
  },

  PossibleFragmentSpreadsRule(context, error) {
    const node = error.nodes?.[0];
    const parentName = context.getParentType()?.name ?? '';
    if (node?.kind === Kind.FRAGMENT_SPREAD) {
      const fragmentName = node.name.value;
      const typeName = context.getFragment(fragmentName)?.typeCondition.name.value ?? '';
      return {
        message: `Fragment ${fragmentName} on ${typeName} can't be spread inside ${parentName}`,
        extensions: {code: 'cannotSpreadFragment', typeName, fragmentName, parentName},
      };
    }
    if (node?.kind !== Kind.INLINE_FRAGMENT) return null;
    const typeName = node.typeCondition?.name.value ?? '';
    // The visitor is inside the fragment already; only the graphql-js message has the outer type.
    const outside = /within type "(\w+)"|of type "(\w+)" can never/.exec(error.message)?.[2];
    return {
      message: `Fragment on ${typeName} can't be spread inside ${outside ?? parentName}`,
      extensions: {
        code: 'cannotSpreadFragment',
        typeName,
        fragmentName: 'unknown',
        parentName: outside ?? parentName,
      },
    };
  },

  KnownDirectivesRule(_context, error) {
    const directive = firstNode(error, Kind.DIRECTIVE);
    if (!directive) return null;
    const directiveName = directive.name.value;
    return {
      message: `Directive @${directiveName} is not defined`,
      extensions: {code: 'undefinedDirective', directiveName},
    };
  },
};

function undefinedInputType(error: {nodes?: readonly ASTNode[]; message: string}) {
  const typeName = /cannot be non-input type "(.+)"/.exec(error.message)?.[1] ?? '';
  const variableName = /^Variable "\$(\w+)"/.exec(error.message)?.[1] ?? '';
  return {
    message: `${typeName} isn't a valid input type (on $${variableName})`,
    extensions: {code: 'variableRequiresValidType', typeName, variableName},
  };
}
