import {type Html, html} from '../../../supabase/functions/_shared/html';
import type {Queryable} from '../../database/database';

interface Issued {
  number: string;
  order_name: string;
  title: string;
  edition_number: number | null;
}

/** The certificates of all orders, oldest first; Shopify itself knows nothing of them. */
export function loadCertificates(database: Queryable): Promise<Issued[]> {
  return database.query<Issued>(
    `select number, order_name, title, edition_number from public.certificates
     order by issued_at, number`,
  );
}

/** The numbers of an order, each linked to its page; null without any. */
export function certificateList(
  certificates: readonly Issued[],
  orderName: string,
  storefrontOrigin: string,
): Html | null {
  const own = certificates.filter(({order_name}) => order_name === orderName);
  if (own.length === 0) return null;
  return html`<p>
    ${own.map(
      ({number, title, edition_number}) =>
        html`Certificate <a href="${storefrontOrigin}/certificate/${number}">${number}</a>:
          ${title}${edition_number !== null && html`, number ${edition_number}`}<br />`,
    )}
  </p>`;
}
