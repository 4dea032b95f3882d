import {mutate} from '../supabase/functions/_shared/adapters/shopify-admin';
import type {RunAdmin} from './admin-client';
import {
  CREATE_METAFIELD,
  type ExistingMetafield,
  METAFIELDS_QUERY,
  UPDATE_METAFIELD,
} from './definition-queries';
import {fieldDifferences} from './differences';
import type {FieldDefinition} from './field-types';
import {NAMESPACE, PRODUCT_FIELDS, VARIANT_FIELDS} from './product-fields';
import type {Step} from './step';
import {validationsOf} from './field-types';

const OWNERS: readonly {
  ownerType: string;
  whose: string;
  fields: readonly FieldDefinition[];
}[] = [
  {ownerType: 'PRODUCT', whose: 'products', fields: PRODUCT_FIELDS},
  {ownerType: 'PRODUCTVARIANT', whose: 'variants', fields: VARIANT_FIELDS},
];

/** Shopify's limit of pinned definitions per owner type. */
const MAX_PINNED = 20;

/** The steps that update the store's metafield definitions to those of this project. */
export async function planMetafields(
  run: RunAdmin,
  definitionIdOf: (type: string) => string,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const {ownerType, whose, fields} of OWNERS) {
    const {metafieldDefinitions} = await run<{
      metafieldDefinitions: {nodes: readonly ExistingMetafield[]};
    }>(METAFIELDS_QUERY, {ownerType});
    for (const [index, field] of fields.entries()) {
      const title = `${NAMESPACE}.${field.key} of ${whose}`;
      const existing = metafieldDefinitions.nodes.find(({key}) => key === field.key);
      const definition = () => ({
        ownerType,
        namespace: NAMESPACE,
        key: field.key,
        name: field.name,
        description: field.description ?? '',
        validations: validationsOf(field, definitionIdOf),
        access: {storefront: 'PUBLIC_READ'},
      });
      if (!existing) {
        steps.push({
          title: `new: ${title} (${field.type})`,
          run: () =>
            mutate(run, CREATE_METAFIELD, {
              definition: {...definition(), type: field.type, pin: index < MAX_PINNED},
            }),
        });
        continue;
      }
      if (existing.type.name !== field.type) {
        steps.push({
          title: `${title} is '${existing.type.name}' in the store and '${field.type}' here: delete the one in the store, or rename it`,
          run: null,
        });
        continue;
      }
      const differences = [
        ...fieldDifferences(field, existing, validationsOf(field, definitionIdOf)),
        ...(existing.access.storefront === 'PUBLIC_READ' ? [] : ['Storefront API access']),
      ];
      if (differences.length === 0) continue;
      steps.push({
        title: `changed: ${title} (${differences.join(', ')})`,
        run: () => mutate(run, UPDATE_METAFIELD, {definition: definition()}),
      });
    }
  }
  return steps;
}
