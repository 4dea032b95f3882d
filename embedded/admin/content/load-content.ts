import {METAOBJECTS} from '../../../store/metaobjects';
import type {AdminPages} from '../context';
import type {DefinedField} from '../forms/defined-field';

export const CONTENT_SECTION = '/admin/content';

export interface ContentKind {
  type: string;
  name: string;
  description: string | null;
  displayNameKey: string | null;
  metaobjectsCount: number;
  fieldDefinitions: readonly DefinedField[];
}

export interface Entry {
  id: string;
  handle: string;
  displayName: string;
  fields: readonly {key: string; value: string}[];
}

const DEFINITION_QUERY = `query ($type: String!) {
  metaobjectDefinitionByType(type: $type) {
    type name description displayNameKey metaobjectsCount
    fieldDefinitions {
      key name description required type { name } validations { name value }
    }
  }
  metaobjects(type: $type, first: 250) { nodes { id handle displayName fields { key value } } }
}`;

export interface Found {
  definition: ContentKind;
  entries: readonly Entry[];
  /** Null for a new one. */
  entry: Entry | null;
}

/** A kind with its entries. */
export async function loadKind(pages: AdminPages, type: string) {
  const {metaobjectDefinitionByType, metaobjects} = await pages.run<{
    metaobjectDefinitionByType: ContentKind | null;
    metaobjects: {nodes: readonly Entry[]};
  }>(DEFINITION_QUERY, {type});
  return {definition: metaobjectDefinitionByType, entries: metaobjects.nodes};
}

/** The entry, or the place of a new one. Null when there is no such kind or entry. */
export async function findEntry(
  pages: AdminPages,
  type: string,
  handle: string,
): Promise<Found | null> {
  const {definition, entries} = await loadKind(pages, type);
  const entry = entries.find((one) => one.handle === handle) ?? null;
  const isNew = handle === 'new' || handle === onlyHandleOf(type);
  return definition && (entry || isNew) ? {definition, entries, entry} : null;
}

/** The address of a kind's entries. */
export function kindPath(type: string): string {
  return `${CONTENT_SECTION}/${type}`;
}

/** The handle of the only entry of a kind that has one; undefined for lists. */
export function onlyHandleOf(type: string): string | undefined {
  return METAOBJECTS.find((one) => one.type === type)?.onlyHandle;
}

/** The API makes a title an address; a second one of the same title gets a number. */
