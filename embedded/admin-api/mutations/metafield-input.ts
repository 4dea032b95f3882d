import type {MetafieldDefinitionEntry} from '../../catalogue/admin-types';
import type {Content} from '../../catalogue/content';
import type {Metafield} from '../../catalogue/types';
import {valueProblem} from '../metafield-value';
import type {UserError} from '../user-error';

export interface MetafieldInput {
  namespace?: string | null;
  key?: string | null;
  type?: string | null;
  value?: string | null;
}

/** At Shopify, an input without a namespace uses the app's own. */
export const APP_NAMESPACE = 'app--embedded';

/**
 * A metafield from its input. The type is that of the definition, or else the given one. Adds its problem to `errors`
 * below `at`.
 */
export function metafieldOf(
  input: MetafieldInput,
  ownerType: MetafieldDefinitionEntry['ownerType'],
  {content, at, errors}: {content: Content; at: readonly string[]; errors: UserError[]},
): Metafield | null {
  const namespace = input.namespace ?? APP_NAMESPACE;
  const key = input.key ?? '';
  const definition = content.metafieldDefinitions
    .all()
    .find((one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key);
  const type = input.type ?? definition?.type.name;
  if (!type) {
    errors.push({field: [...at, 'type'], message: "Type can't be blank"});
    return null;
  }
  if (definition && type !== definition.type.name) {
    const message = `Type '${type}' must be consistent with the definition's type: '${definition.type.name}'.`;
    errors.push({field: [...at, 'type'], message});
    return null;
  }
  const value = input.value ?? '';
  const problem = valueProblem({key, type, value, validations: definition?.validations});
  if (problem !== null) {
    errors.push({field: [...at, 'value'], message: problem});
    return null;
  }
  return {namespace, key, type, value};
}

/** The list with the metafields added. Replaces those with the same name. */
export function withMetafields(
  before: readonly Metafield[],
  put: readonly Metafield[],
): readonly Metafield[] {
  const isSame = (one: Metafield) => (other: Metafield) =>
    other.namespace === one.namespace && other.key === one.key;
  return [
    ...before.map((one) => put.find(isSame(one)) ?? one),
    ...put.filter((one) => !before.some(isSame(one))),
  ];
}
