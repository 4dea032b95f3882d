import {type Html, html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';

const SECTIONS = [
  {path: '/admin/products', label: 'Products'},
  {path: '/admin/collections', label: 'Collections'},
  {path: '/admin/content', label: 'Content'},
  {path: '/admin/orders', label: 'Orders'},
  {path: '/admin/discounts', label: 'Discounts'},
  {path: '/admin/menus', label: 'Menus'},
  {path: '/admin/redirects', label: 'Redirects'},
  {path: '/admin/translations', label: 'French'},
  {path: '/admin/customers', label: 'Customers'},
  {path: '/admin/sign-ups', label: 'Sign-ups'},
  {path: '/admin/messages', label: 'Messages'},
  {path: '/admin/commissions', label: 'Commissions'},
] as const;

interface AdminPage {
  title: string;
  /** The section's path, such as `/admin/products`. */
  section: (typeof SECTIONS)[number]['path'];
  body: Html;
  /** A sentence above the page, such as 'Saved.' */
  notice?: string | null;
  /** A link back to the list. */
  back?: {path: string; label: string};
  status?: number;
  storefrontOrigin: string;
}

/** A page of the admin, with its sections above. */
export function renderAdminPage(page: AdminPage): Response {
  const {title, section, body, notice, back, status, storefrontOrigin} = page;
  return renderPage({
    title,
    status,
    storefrontOrigin,
    // A form's post without a referrer has the origin `null`, which the check of the origin refuses.
    referrerPolicy: 'same-origin',
    body: html`<nav class="sections" aria-label="Admin">
        <ul>
          ${SECTIONS.map(
            ({path, label}) =>
              html`<li>
                <a href="${path}" ${path === section && html`aria-current="true"`}>${label}</a>
              </li>`,
          )}
        </ul>
      </nav>
      ${back && html`<p class="back"><a href="${back.path}">‹ ${back.label}</a></p>`}
      <h1>${title}</h1>
      ${notice && html`<p class="saved" role="status">${notice}</p>`} ${body}`,
  });
}

/** Redirects after a post, so that a reload posts nothing. */
export function redirectTo(path: string): Response {
  return new Response(null, {status: 303, headers: {location: path}});
}

/** The sentence after a saved form, from `?saved` in the address. */
export function savedNotice(address: URL): string | null {
  return address.searchParams.has('saved') ? 'Saved. The shop shows it within a minute.' : null;
}
