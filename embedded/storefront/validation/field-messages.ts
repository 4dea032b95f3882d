import {getNamedType, isRequiredArgument, Kind, print, type ValidationContext} from 'graphql';
import {firstNode, type DescribeError} from './describe';

/** graphql-ruby's description of an argument's parent: a field, a directive or an input object. */
function ownerOf(context: ValidationContext): {kind: string; name: string} {
  const directive = context.getDirective();
  if (directive) return {kind: 'Directive', name: directive.name};
  return {kind: 'Field', name: context.getFieldDef()?.name ?? ''};
}

function selectionNames(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/**
 * The errors of fields, arguments and values in graphql-ruby's wording, by the name of the graphql-js rule that reports
 * them.
 *
 * @see https://github.com/rmosolgo/graphql-ruby/tree/master/lib/graphql/static_validation/rules
 */
export const FIELD_MESSAGES: Readonly<Record<string, DescribeError>> = {
  FieldsOnCorrectTypeRule(context, error) {
    const field = firstNode(error, Kind.FIELD);
    const typeName = context.getParentType()?.name;
    if (!field || !typeName) return null;
    const fieldName = field.name.value;
    return {
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: {code: 'undefinedField', typeName, fieldName},
    };
  },

  KnownArgumentNamesRule(context, error) {
    const argument = firstNode(error, Kind.ARGUMENT);
    if (!argument) return null;
    const {kind, name} = ownerOf(context);
    const argumentName = argument.name.value;
    return {
      message: `${kind} '${name}' doesn't accept argument '${argumentName}'`,
      extensions: {code: 'argumentNotAccepted', name, typeName: kind, argumentName},
    };
  },

  ProvidedRequiredArgumentsRule(context, error) {
    const field = firstNode(error, Kind.FIELD);
    const definition = context.getFieldDef();
    if (!field || !definition) return null;
    const given = new Set(field.arguments?.map((argument) => argument.name.value));
    const missing = definition.args
      .filter((argument) => isRequiredArgument(argument) && !given.has(argument.name))
      .map((argument) => argument.name)
      .join(', ');
    return {
      message: `Field '${definition.name}' is missing required arguments: ${missing}`,
      extensions: {
        code: 'missingRequiredArguments',
        className: 'Field',
        name: definition.name,
        arguments: missing,
      },
    };
  },

  ScalarLeafsRule(context, error) {
    const typeName = String(getNamedType(context.getType()) ?? '');
    const field = context.getFieldDef()?.name ?? '';
    const nodeName = `field '${field}'`;
    const extensions = {code: 'selectionMismatch', nodeName, typeName};
    const selections = firstNode(error, Kind.SELECTION_SET);
    const message = selections
      ? `Selections can't be made on scalars (${nodeName} returns ${typeName} but has selections ${JSON.stringify(selections.selections.map((one) => selectionNames(print(one))))})`
      : `Field must have selections (${nodeName} returns ${typeName} but has no selections. Did you mean '${field} { ... }'?)`;
    return {message, extensions};
  },

  ValuesOfCorrectTypeRule(context, error) {
    const node = error.nodes?.[0];
    const parentInput = getNamedType(context.getParentInputType());
    if (!node) return null;
    const unknown = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(error.message);
    if (unknown) {
      const [, argumentName, name] = unknown;
      return {
        message: `InputObject '${name}' doesn't accept argument '${argumentName}'`,
        extensions: {code: 'argumentNotAccepted', name, typeName: 'InputObject', argumentName},
      };
    }
    const missing = /^Field "(\w+)\.(\w+)" of required type "(.+)" was not provided/.exec(
      error.message,
    );
    if (missing) {
      const [, inputObjectType, argumentName, argumentType] = missing;
      return {
        message: `Argument '${argumentName}' on InputObject '${inputObjectType}' is required. Expected type ${argumentType}`,
        extensions: {
          code: 'missingRequiredInputObjectAttribute',
          argumentName,
          argumentType,
          inputObjectType,
        },
      };
    }
    const argumentName = context.getArgument()?.name;
    const {kind, name} = ownerOf(context);
    const owner = parentInput && !context.getFieldDef() ? parentInput.name : name;
    return {
      message: `Argument '${argumentName}' on ${kind} '${owner}' has an invalid value (${selectionNames(print(node))}). Expected type '${String(context.getInputType())}'.`,
      extensions: {code: 'argumentLiteralsIncompatible', typeName: kind, argumentName},
    };
  },

  OverlappingFieldsCanBeMergedRule(_context, error) {
    const names = error.nodes?.flatMap((node) =>
      node.kind === Kind.FIELD ? [selectionNames(print({...node, selectionSet: undefined}))] : [],
    );
    const fieldName = /^Fields "(\w+)" conflict/.exec(error.message)?.[1];
    if (!names || !fieldName) return null;
    return {
      message: `Field '${fieldName}' has a field conflict: ${names.join(' or ')}?`,
      extensions: {code: 'fieldConflict', fieldName, conflicts: names.join(' or ')},
    };
  },
};
