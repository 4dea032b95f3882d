import {storeCertificate} from './certificates.ts';
import type {Certificate} from '../contracts/certificate.ts';
import {editionSize, nextOfEdition} from '../contracts/edition.ts';
import type {CertifiedWork} from '../adapters/shopify-works.ts';
import type {Queryable} from '../database.ts';

/** A line of a paid order. */
export interface SoldLine {
  id: number;
  variantId: number;
  quantity: number;
  work: CertifiedWork;
}

export interface SoldOrder {
  id: number;
  /** '#1001'. */
  name: string;
  lines: readonly SoldLine[];
}

/**
 * Issues a certificate for each copy of an order that has none yet, in the caller's transaction, and returns the new
 * ones. Orders wait for each other, so that no copy and no edition number gets two certificates.
 */
export async function issueCertificates(
  transaction: Queryable,
  secret: string,
  order: SoldOrder,
  now: Date,
): Promise<Certificate[]> {
  await transaction.query('lock table public.certificates in share row exclusive mode');
  const issued: Certificate[] = [];
  for (const line of order.lines) {
    for (let unit = 1; unit <= line.quantity; unit += 1) {
      if (await isIssued(transaction, line, unit)) continue;
      const edition = await nextCopy(transaction, order, line);
      const {kind, handle, title, medium, size, year, picture} = line.work;
      const certificate = {
        kind,
        handle,
        title,
        medium,
        size,
        year,
        picture,
        order_id: order.id,
        order_name: order.name,
        line_id: line.id,
        variant_id: line.variantId,
        unit,
        edition_number: edition.number,
        edition_size: edition.size,
      };
      issued.push(await storeCertificate(transaction, secret, certificate, now));
    }
  }
  return issued;
}

async function isIssued(transaction: Queryable, {id}: SoldLine, unit: number): Promise<boolean> {
  const rows = await transaction.query(
    'select from public.certificates where line_id = $1 and unit = $2',
    [id, unit],
  );
  return rows.length > 0;
}

interface Copy {
  number: number | null;
  size: number | null;
}

/**
 * The number after the last one of this variant. For an edition that was on sale before the first certificate, the
 * stock determines the first number. Orders paid at the same moment can make it skip a number, but never issue one
 * twice.
 */
async function nextCopy(transaction: Queryable, order: SoldOrder, line: SoldLine): Promise<Copy> {
  const {variantId, work} = line;
  const size = editionSize(work.edition);
  if (size === null) return {number: null, size};
  const [row] = await transaction.query<{last: number | null}>(
    'select max(edition_number) as last from public.certificates where variant_id = $1',
    [variantId],
  );
  const last = row?.last ?? null;
  const number = last === null ? firstCopy(order, line, size) : last + 1;
  return {number: number <= size ? number : null, size};
}

function firstCopy({lines}: SoldOrder, {variantId, work}: SoldLine, size: number): number {
  if (work.left === null) return 1;
  // The stock already reflects the order.
  const copies = lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, {quantity}) => sum + quantity, 0);
  return nextOfEdition(size, work.left + copies) ?? 1;
}
