import {type Html, html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';
import type {AdminContext} from './context';

/** The sections of the admin by the first part of their path, in navigation order. */
export const SECTION_LABELS = {
  start: 'Start',
  products: 'Products',
  collections: 'Collections',
  content: 'Content',
  'blog-posts': 'Blog posts',
  orders: 'Orders',
  'draft-orders': 'Draft orders',
  discounts: 'Discounts',
  menus: 'Menus',
  redirects: 'Redirects',
  translations: 'French',
  customers: 'Customers',
  'sign-ups': 'Sign-ups',
  messages: 'Messages',
  commissions: 'Commissions',
} as const;

export type SectionName = keyof typeof SECTION_LABELS;

/** The message after a form, by the parameter in the form's redirect. */
const NOTICES = {
  saved: 'Saved. The shop shows it within a minute.',
  sold: 'Sold. The gallery shows it within a minute. To undo this, enter its stock again, and delete its entry under Content, Sold work.',
  deleted: 'Deleted.',
  sent: 'Marked as shipped. The buyer gets an email.',
  ordered: 'The order is awaiting payment. Mark it as paid once the money arrives.',
  paid: 'Marked as paid.',
  cancelled: 'Cancelled. The buyer gets an email.',
  refunded: 'Refunded. The buyer gets an email.',
  invoiced: 'The invoice is in the mailbox.',
  unsubscribed: 'Unsubscribed.',
};

export interface AdminLink {
  path: string;
  label: string;
}

interface RenderedPage {
  title: string;
  body: Html;
  /** The list that the page belongs to. */
  back?: AdminLink;
  status?: number;
}

/** A page of the admin, with the navigation above. */
export function renderAdminPage(
  {section, url, storefrontOrigin}: AdminContext,
  {title, body, back, status = 200}: RenderedPage,
): Response {
  const notice =
    status === 200 && Object.entries(NOTICES).find(([key]) => url.searchParams.has(key));
  return renderPage({
    title,
    status,
    storefrontOrigin,
    // A form post without a referrer has the origin `null`, which the origin check rejects.
    referrerPolicy: 'same-origin',
    body: html`<nav class="sections" aria-label="Admin">
        <ul>
          ${Object.entries(SECTION_LABELS).map(
            ([name, label]) =>
              html`<li>
                <a href="/admin/${name}" ${name === section && html`aria-current="true"`}
                  >${label}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      ${back && html`<p class="back"><a href="${back.path}">‹ ${back.label}</a></p>`}
      <h1>${title}</h1>
      ${notice && html`<p class="saved" role="status">${notice[1]}</p>`} ${body}`,
  });
}

/** Redirects after a post, so that a reload doesn't post again. */
export function redirectAfter(notice: keyof typeof NOTICES, path: string): Response {
  return new Response(null, {status: 303, headers: {location: `${path}?${notice}`}});
}
