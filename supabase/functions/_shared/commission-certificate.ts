import {signNumber} from './certificate-number.ts';
import {SITE} from './contracts/site.ts';
import {nextSerial} from './issue-certificates.ts';
import type {FunctionContext, Queryable} from './ports.ts';

interface Painting {
  requestId: string;
  title: string;
  /** '16×20 in'; null for a custom size. */
  size: string | null;
}

/**
 * Issues the certificate of a commission whose painting has shipped, once, and returns its number; null without a
 * secret to sign it.
 */
export async function issueCommissionCertificate(
  transaction: Queryable,
  {certificateSecret, now}: Pick<FunctionContext, 'certificateSecret' | 'now'>,
  {requestId, title, size}: Painting,
): Promise<string | null> {
  const known = await findCommissionCertificate(transaction, requestId);
  if (known || !certificateSecret) return known;
  const instant = now();
  const year = instant.getUTCFullYear();
  const number = await signNumber(certificateSecret, year, await nextSerial(transaction));
  await transaction.query(
    `insert into public.certificates (number, commission_id, unit, kind, title, artist, size, year, issued_at)
     values ($1, $2, 1, 'original', $3, $4, $5, $6, $7)`,
    [number, requestId, title, SITE.artist.name, size, String(year), instant.toISOString()],
  );
  return number;
}

export async function findCommissionCertificate(
  database: Queryable,
  requestId: string,
): Promise<string | null> {
  const [row] = await database.query<{number: string}>(
    'select number from public.certificates where commission_id = $1',
    [requestId],
  );
  return row?.number ?? null;
}
