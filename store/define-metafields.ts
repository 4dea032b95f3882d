import {mutate, type RunAdmin} from '../supabase/functions/_shared/adapters/shopify-admin';
import type {Step} from './define';
import {differences} from './differences';
import {describeField} from './field-types';
import {NAMESPACE, PRODUCT_FIELDS, VARIANT_FIELDS} from './product-fields';

const OWNERS = [
  {ownerType: 'PRODUCT', whose: 'products', fields: PRODUCT_FIELDS},
  {ownerType: 'PRODUCTVARIANT', whose: 'variants', fields: VARIANT_FIELDS},
];

/** Shopify's limit of pinned definitions per owner type. */
const MAX_PINNED = 20;

const QUERY = `query ($ownerType: MetafieldOwnerType!) {
  metafieldDefinitions(ownerType: $ownerType, namespace: "${NAMESPACE}", first: 250) {
    nodes { key name description type { name } access { storefront } validations { name value } }
  }
}`;
const CREATE = `mutation ($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { userErrors { message } }
}`;
const UPDATE = `mutation ($definition: MetafieldDefinitionUpdateInput!) {
  metafieldDefinitionUpdate(definition: $definition) { userErrors { message } }
}`;

/** The steps that update the store's metafield definitions to those of this project. */
export async function planMetafields(
  run: RunAdmin,
  definitionIdOf: (type: string) => string,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const {ownerType, whose, fields} of OWNERS) {
    const {metafieldDefinitions} = await run<{
      metafieldDefinitions: {nodes: readonly {key: string; type: {name: string}}[]};
    }>(QUERY, {ownerType});
    for (const [index, field] of fields.entries()) {
      const title = `${NAMESPACE}.${field.key} of ${whose}`;
      const existing = metafieldDefinitions.nodes.find(({key}) => key === field.key);
      const wanted = () => ({
        ...describeField(field, definitionIdOf),
        access: {storefront: 'PUBLIC_READ'},
      });
      const identifier = {ownerType, namespace: NAMESPACE};
      if (!existing) {
        const more = {type: field.type, pin: index < MAX_PINNED};
        steps.push({
          title: `new: ${title} (${field.type})`,
          run: () => mutate(run, CREATE, {definition: {...identifier, ...wanted(), ...more}}),
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
      const differing = differences(wanted(), existing);
      if (differing.length === 0) continue;
      steps.push({
        title: `changed: ${title} (${differing.join(', ')})`,
        run: () => mutate(run, UPDATE, {definition: {...identifier, ...wanted()}}),
      });
    }
  }
  return steps;
}
