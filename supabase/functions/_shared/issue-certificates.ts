import {signNumber} from './certificate-number.ts';
import {type CertificateRow, readCertificate} from './certificate-row.ts';
import type {Certificate} from './contracts/certificate.ts';
import {editionSize, nextOfEdition} from './contracts/edition.ts';
import {SITE} from './contracts/site.ts';
import type {CertifiedWork, Queryable} from './ports.ts';

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

/** The works with a certificate: originals, limited editions, and works that the artist marks. */
export function isCertified({kind, certificate, edition}: CertifiedWork): boolean {
  return kind === 'original' || certificate !== null || editionSize(edition) !== null;
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
      issued.push(await issue(transaction, secret, {order, line, unit, edition, now}));
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

interface Issue {
  order: SoldOrder;
  line: SoldLine;
  unit: number;
  edition: Copy;
  now: Date;
}

async function issue(
  transaction: Queryable,
  secret: string,
  {order, line, unit, edition, now}: Issue,
): Promise<Certificate> {
  const number = await signNumber(secret, now.getUTCFullYear(), await nextSerial(transaction));
  const {kind, handle, title, medium, size, year, picture} = line.work;
  const [row] = await transaction.query<CertificateRow>(
    `insert into public.certificates (number, order_id, order_name, line_id, variant_id, unit, kind, handle, title, artist,
       medium, size, year, edition_number, edition_size, picture, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::text::jsonb, $17)
     returning *`,
    [
      number,
      order.id,
      order.name,
      line.id,
      line.variantId,
      unit,
      kind,
      handle,
      title,
      SITE.artist.name,
      medium,
      size,
      year,
      edition.number,
      edition.size,
      picture && JSON.stringify(picture),
      now.toISOString(),
    ],
  );
  return readCertificate(row!);
}

/** One sequence for all certificates, of orders and commissions. */
export async function nextSerial(transaction: Queryable): Promise<number> {
  const [next] = await transaction.query<{serial: number}>(
    `select nextval('public.certificate_serial')::integer as serial`,
  );
  return next!.serial;
}
