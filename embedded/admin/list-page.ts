import {type Html, html} from '../../supabase/functions/_shared/html';
import {type AdminLink, renderAdminPage} from './admin-page';
import type {AdminContext, AdminPage} from './context';

export interface ListEntry {
  title: string;
  /** Its form. */
  path?: string;
  detail?: Html | string | null;
  /** A highlighted word or two beside the detail: 'sent'. */
  state?: string | null;
  /** Additional content, such as a button. */
  body?: Html | null;
}

interface EntryList {
  title: string;
  /** A sentence about the entries. */
  lead?: string | null;
  back?: AdminLink;
  /** The form of a new entry. */
  addPath?: string;
  /** A file with the whole list. */
  download?: AdminLink;
  entries: readonly ListEntry[];
  /** Shown when there are no entries. */
  empty?: string;
  /** More lists on the page, by heading. */
  more?: ReadonlyMap<string, readonly ListEntry[]>;
  /** Handles the buttons of the entries. */
  post?: AdminPage['post'];
}

/** A page that lists entries, each with a link to its form or with all of its details. */
export function listPage(context: AdminContext, list: EntryList): AdminPage {
  const {title, lead, back, addPath, download, entries, empty, more = new Map(), post} = list;
  return {
    show: () =>
      renderAdminPage(context, {
        title,
        back,
        body: html`${lead && html`<p class="lead">${lead}</p>`}
        ${addPath && html`<p><a class="button" href="${addPath}">Add one</a></p>`}
        ${download && html`<p><a class="button" href="${download.path}">${download.label}</a></p>`}
        ${entries.length > 0 ? listOf(entries) : empty && html`<p class="lead">${empty}</p>`}
        ${[...more].map(
          ([heading, others]) =>
            html`<h2>${heading}</h2>
              ${listOf(others)}`,
        )}`,
      }),
    post,
  };
}

function listOf(entries: readonly ListEntry[]): Html {
  return html`<ul class="entries">
    ${entries.map(
      ({title, path, detail, state, body}) =>
        html`<li>
          <p class="title">${path ? html`<a href="${path}">${title}</a>` : title}</p>
          <p class="detail">${detail} ${state && html`<span class="kind">${state}</span>`}</p>
          ${body}
        </li>`,
    )}
  </ul>`;
}

/** A button of an entry, which posts the entry's id. Only screen readers read `name`. */
export function entryButton(label: string, {id, name}: {id: string; name: string}): Html {
  return html`<form method="post">
    <input type="hidden" name="id" value="${id}" />
    <button class="link">${label} <span class="hidden">${name}</span></button>
  </form>`;
}
