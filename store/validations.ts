import type {FieldDefinition} from './field-types';

/** A field's rules with Shopify's names. `definitionIdOf` gives the id of a metaobject's definition. */
export function validationsOf(
  {choices, min, pattern, refersTo}: FieldDefinition,
  definitionIdOf: (type: string) => string,
): {name: string; value: string}[] {
  return [
    ...(choices ? [{name: 'choices', value: JSON.stringify(choices)}] : []),
    ...(min === undefined ? [] : [{name: 'min', value: String(min)}]),
    ...(pattern ? [{name: 'regex', value: pattern.regex}] : []),
    ...(refersTo ? [{name: 'metaobject_definition_id', value: definitionIdOf(refersTo)}] : []),
  ];
}
