import {html} from '../../../supabase/functions/_shared/html';
import {renderAdminPage, savedNotice} from '../admin-page';
import type {AdminPages} from '../context';
import {showEntry} from './entry-pages';
import {CONTENT_SECTION, type ContentKind, kindPath, loadKind, onlyHandleOf} from './load-content';

const DEFINITIONS_QUERY = `{
  metaobjectDefinitions(first: 50) { nodes { type name description metaobjectsCount } }
}`;
/** `/admin/content`: every kind of content. */
export async function listKinds(pages: AdminPages): Promise<Response> {
  const {metaobjectDefinitions} = await pages.run<{
    metaobjectDefinitions: {nodes: readonly ContentKind[]};
  }>(DEFINITIONS_QUERY);
  return renderAdminPage({
    title: 'Content',
    section: CONTENT_SECTION,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">What is empty here keeps the words that the shop came with.</p>
      <ul class="entries">
        ${metaobjectDefinitions.nodes.map(
          ({type, name, description, metaobjectsCount}) =>
            html`<li>
              <p class="title"><a href="${kindPath(type)}">${name}</a></p>
              <p class="detail">
                ${description}
                ${metaobjectsCount > 0 && html`<span class="kind">${metaobjectsCount}</span>`}
              </p>
            </li>`,
        )}
      </ul>`,
  });
}

/** `/admin/content/{type}`: the entries of a kind, or the form of the only one. Null for an unknown kind. */
export async function listEntries(
  pages: AdminPages,
  type: string,
  address: URL,
): Promise<Response | null> {
  const {definition, entries} = await loadKind(pages, type);
  if (!definition) return null;
  const only = onlyHandleOf(type);
  if (only) return showEntry(pages, type, only, address);
  return renderAdminPage({
    title: definition.name,
    section: CONTENT_SECTION,
    back: {path: CONTENT_SECTION, label: 'All content'},
    notice: address.searchParams.has('deleted') ? 'Deleted.' : savedNotice(address),
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">${definition.description}</p>
      <p><a class="button" href="${kindPath(type)}/new">Add one</a></p>
      <ul class="entries">
        ${entries.map(
          ({handle, displayName}) =>
            html`<li>
              <p class="title"><a href="${kindPath(type)}/${handle}">${displayName}</a></p>
            </li>`,
        )}
      </ul>`,
  });
}
