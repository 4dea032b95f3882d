const VALIDATIONS = 'validations { name value }';
const METAFIELD = `namespace key name description type { name } access { storefront } ${VALIDATIONS}`;

export const METAFIELDS_QUERY = `query ($ownerType: MetafieldOwnerType!) {
  metafieldDefinitions(ownerType: $ownerType, namespace: "custom", first: 250) {
    nodes { ${METAFIELD} }
  }
}`;

export const METAOBJECTS_QUERY = `query ($after: String) {
  metaobjectDefinitions(first: 50, after: $after) {
    nodes {
      id type name description displayNameKey
      access { storefront }
      fieldDefinitions { key name description required type { name } ${VALIDATIONS} }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const CREATE_METAFIELD = `mutation ($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { userErrors { message } }
}`;

export const UPDATE_METAFIELD = `mutation ($definition: MetafieldDefinitionUpdateInput!) {
  metafieldDefinitionUpdate(definition: $definition) { userErrors { message } }
}`;

export const CREATE_METAOBJECT = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id }
    userErrors { message }
  }
}`;

export const UPDATE_METAOBJECT = `mutation ($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  metaobjectDefinitionUpdate(id: $id, definition: $definition) { userErrors { message } }
}`;

/** The part that both kinds of definitions share. */
export interface ExistingField {
  key: string;
  name: string;
  description: string | null;
  type: {name: string};
  validations: readonly {name: string; value: string | null}[];
}

export interface ExistingMetafield extends ExistingField {
  access: {storefront: string | null};
}

export interface ExistingMetaobject {
  id: string;
  type: string;
  name: string;
  description: string | null;
  displayNameKey: string | null;
  access: {storefront: string};
  fieldDefinitions: readonly (ExistingField & {required: boolean})[];
}
