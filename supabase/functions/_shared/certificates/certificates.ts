import {signNumber} from './certificate-number.ts';
import type {Certificate} from '../contracts/certificate.ts';
import {yearAtTheStudio} from '../contracts/time/days.ts';
import {SITE} from '../contracts/site.ts';
import type {FunctionContext, Queryable} from '../function-context.ts';

/** The columns of `public.certificates` that a certificate shows. */
export interface CertificateRow extends Omit<Certificate, 'edition' | 'issuedAt'> {
  edition_number: number | null;
  edition_size: number | null;
  issued_at: Date;
}

/** The contents of a row's certificate. Copies each field, so that no other column is ever included. */
export function readCertificate(row: CertificateRow): Certificate {
  const {number, kind, handle, title, artist, medium, size, year, picture} = row;
  return {
    number,
    kind,
    handle,
    title,
    artist,
    medium,
    size,
    year,
    picture,
    edition:
      row.edition_size === null ? null : {number: row.edition_number, size: row.edition_size},
    issuedAt: row.issued_at.toISOString(),
  };
}

/**
 * Stores a certificate with the next number of the one sequence of all certificates. A missing column is null; other
 * keys are ignored.
 */
export async function storeCertificate(
  transaction: Queryable,
  secret: string,
  columns: object,
  now: Date,
): Promise<Certificate> {
  const [next] = await transaction.query<{serial: number}>(
    `select nextval('public.certificate_serial')::integer as serial`,
  );
  const row = {
    ...columns,
    number: await signNumber(secret, yearAtTheStudio(now), next!.serial),
    artist: SITE.artist.name,
    issued_at: now.toISOString(),
  };
  const [stored] = await transaction.query<CertificateRow>(
    `insert into public.certificates
     select * from jsonb_populate_record(null::public.certificates, $1::text::jsonb) returning *`,
    [JSON.stringify(row)],
  );
  return readCertificate(stored!);
}

/** Issues the certificate of a commission or a hold, once, and returns its number; null without a secret to sign it. */
export async function issueCertificate(
  transaction: Queryable,
  {certificateSecret, now}: Pick<FunctionContext, 'certificateSecret' | 'now'>,
  owner: 'commission_id' | 'hold_id',
  id: string,
  work: object,
): Promise<string | null> {
  const known = await findCertificate(transaction, owner, id);
  if (known || !certificateSecret) return known;
  const columns = {...work, [owner]: id, unit: 1, kind: 'original'};
  return (await storeCertificate(transaction, certificateSecret, columns, now())).number;
}

export async function findCertificate(
  database: Queryable,
  owner: 'commission_id' | 'hold_id',
  id: string,
): Promise<string | null> {
  const [row] = await database.query<{number: string}>(
    `select number from public.certificates where ${owner} = $1`,
    [id],
  );
  return row?.number ?? null;
}
