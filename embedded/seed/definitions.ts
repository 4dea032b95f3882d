import type {FieldDefinition} from '../../store/field-types';
import {METAOBJECTS} from '../../store/metaobjects';
import {NAMESPACE, PRODUCT_FIELDS, VARIANT_FIELDS} from '../../store/product-fields';
import {validationsOf} from '../../store/field-types';
import type {MetafieldDefinitionEntry, MetaobjectDefinitionEntry} from '../catalogue/admin-types';
import {shopGid} from '../catalogue/gids';

/** A new embedded shop has every definition of `store/` already, as a store has after `npm run shop:define`. */

const metaobjectDefinitionId = (type: string) =>
  shopGid('MetaobjectDefinition', METAOBJECTS.findIndex((one) => one.type === type) + 1);

export const METAOBJECT_DEFINITIONS: readonly MetaobjectDefinitionEntry[] = METAOBJECTS.map(
  ({type, name, description, displayNameKey, fields}) => ({
    id: metaobjectDefinitionId(type),
    type,
    name,
    description,
    displayNameKey: displayNameKey ?? null,
    storefrontAccess: 'PUBLIC_READ',
    fields: fields.map((field) => ({
      key: field.key,
      name: field.name,
      description: field.description ?? null,
      type: field.type,
      isRequired: field.isRequired ?? false,
      validations: validationsOf(field, metaobjectDefinitionId),
    })),
  }),
);

const metafields = (
  ownerType: MetafieldDefinitionEntry['ownerType'],
  fields: readonly FieldDefinition[],
  firstNumber: number,
): MetafieldDefinitionEntry[] =>
  fields.map((field, index) => ({
    id: shopGid('MetafieldDefinition', firstNumber + index),
    ownerType,
    namespace: NAMESPACE,
    key: field.key,
    name: field.name,
    description: field.description ?? null,
    type: field.type,
    validations: validationsOf(field, metaobjectDefinitionId),
    storefrontAccess: 'PUBLIC_READ',
  }));

export const METAFIELD_DEFINITIONS: readonly MetafieldDefinitionEntry[] = [
  ...metafields('PRODUCT', PRODUCT_FIELDS, 1),
  ...metafields('PRODUCTVARIANT', VARIANT_FIELDS, 1 + PRODUCT_FIELDS.length),
];
