import type {ValidationContext} from 'graphql';
import {
  GraphQLError,
  specifiedRules,
  validate,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import {createPathFinder} from './error-path';
import {FIELD_MESSAGES} from './field-messages';
import {GlobalIdsRule} from './global-ids-rule';
import {VARIABLE_MESSAGES} from './variable-messages';
import type {ErrorDescription, DescribeError} from './describe';

const DESCRIBE: Readonly<Record<string, DescribeError>> = {...FIELD_MESSAGES, ...VARIABLE_MESSAGES};

/** graphql-ruby's code for an error of a rule without a description. */
function codeOf(rule: ValidationRule): string {
  const name = rule.name.replace(/Rule$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * Validates a document against the schema. The errors have the messages, `path`, `locations` and `extensions` of
 * Shopify's graphql-ruby, so that a storefront handles them alike.
 */
export function validateDocument(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const pathOf = createPathFinder(document);
  const reword = (rule: ValidationRule): ValidationRule =>
    function (context) {
      return rule(
        // By prototype, not a copy: the rule needs the visitor's current position.
        Object.create(context, {
          reportError: {
            value: (error: GraphQLError) =>
              context.reportError(rewordError(rule, context, error, pathOf)),
          },
        }) as ValidationContext,
      );
    };
  return [...validate(schema, document, [...specifiedRules, GlobalIdsRule].map(reword))];
}

function rewordError(
  rule: ValidationRule,
  context: ValidationContext,
  error: GraphQLError,
  pathOf: (node: ASTNode) => string[],
): GraphQLError {
  const described: ErrorDescription = DESCRIBE[rule.name]?.(context, error) ?? {
    message: error.message,
    extensions: {code: codeOf(rule), ...error.extensions},
  };
  const nodes = described.nodes ?? error.nodes ?? [];
  const path = described.path ?? (nodes[0] ? pathOf(nodes[0]) : []);
  return new GraphQLError(described.message, {nodes, path, extensions: described.extensions});
}
