import {describeField, type FieldDefinition} from '../../store/field-types';
import {METAOBJECTS} from '../../store/metaobjects';
import {NAMESPACE, PRODUCT_FIELDS, VARIANT_FIELDS} from '../../store/product-fields';
import type {MetafieldDefinitionEntry, MetaobjectDefinitionEntry} from '../catalogue/admin-types';
import {shopGid} from '../catalogue/gids';

/** A new embedded shop has every definition of `store/` already, as a store has after `npm run shop:define`. */

const access = {storefront: 'PUBLIC_READ'} as const;

const metaobjectDefinitionId = (type: string) =>
  shopGid('MetaobjectDefinition', METAOBJECTS.findIndex((one) => one.type === type) + 1);

export const METAOBJECT_DEFINITIONS: readonly MetaobjectDefinitionEntry[] = METAOBJECTS.map(
  ({type, name, description, displayNameKey = null, fields}) => ({
    id: metaobjectDefinitionId(type),
    type,
    name,
    description,
    displayNameKey,
    access,
    fieldDefinitions: fields.map((field) => ({
      ...describeField(field, metaobjectDefinitionId),
      type: {name: field.type},
      required: field.isRequired ?? false,
    })),
  }),
);

const metafields = (
  ownerType: MetafieldDefinitionEntry['ownerType'],
  fields: readonly FieldDefinition[],
  firstNumber: number,
): MetafieldDefinitionEntry[] =>
  fields.map((field, index) => ({
    ...describeField(field, metaobjectDefinitionId),
    id: shopGid('MetafieldDefinition', firstNumber + index),
    ownerType,
    namespace: NAMESPACE,
    type: {name: field.type},
    access,
  }));

export const METAFIELD_DEFINITIONS: readonly MetafieldDefinitionEntry[] = [
  ...metafields('PRODUCT', PRODUCT_FIELDS, 1),
  ...metafields('PRODUCTVARIANT', VARIANT_FIELDS, 1 + PRODUCT_FIELDS.length),
];
