import {signNumber} from './certificate-number.ts';
import type {Certificate} from '../contracts/certificate.ts';
import {yearAtTheStudio} from '../contracts/time/days.ts';
import {SITE} from '../contracts/site.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';

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

type Details = Pick<Certificate, 'handle' | 'medium' | 'size' | 'year' | 'picture'>;

/** A certificate to store, by its columns. One that is left out is null. */
export interface NewCertificate extends Pick<Certificate, 'kind' | 'title'>, Partial<Details> {
  order_id?: number;
  order_name?: string;
  line_id?: number;
  variant_id?: number;
  commission_id?: string;
  hold_id?: string;
  unit: number;
  edition_number?: number | null;
  edition_size?: number | null;
}

/** Stores a certificate with the next number of the one sequence of all certificates. */
export async function storeCertificate(
  transaction: Queryable,
  secret: string,
  certificate: NewCertificate,
  now: Date,
): Promise<Certificate> {
  const [next] = await transaction.query<{serial: number}>(
    `select nextval('public.certificate_serial')::integer as serial`,
  );
  const [stored] = await transaction.query<CertificateRow>(
    `insert into public.certificates
       (number, order_id, order_name, line_id, variant_id, commission_id, hold_id, unit, kind, handle, title, artist,
        medium, size, year, edition_number, edition_size, picture, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::text::jsonb, $19)
     returning *`,
    [
      await signNumber(secret, yearAtTheStudio(now), next!.serial),
      certificate.order_id,
      certificate.order_name,
      certificate.line_id,
      certificate.variant_id,
      certificate.commission_id,
      certificate.hold_id,
      certificate.unit,
      certificate.kind,
      certificate.handle,
      certificate.title,
      SITE.artist.name,
      certificate.medium,
      certificate.size,
      certificate.year,
      certificate.edition_number,
      certificate.edition_size,
      certificate.picture && JSON.stringify(certificate.picture),
      now.toISOString(),
    ],
  );
  return readCertificate(stored!);
}

/** Issues the certificate of a commission or a hold, once, and returns its number; null without a secret to sign it. */
export async function issueCertificate(
  transaction: Queryable,
  {certificateSecret, now}: Pick<FunctionContext, 'certificateSecret' | 'now'>,
  owner: 'commission_id' | 'hold_id',
  id: string,
  work: Pick<Certificate, 'title'> & Partial<Details>,
): Promise<string | null> {
  const known = await findCertificate(transaction, owner, id);
  if (known || !certificateSecret) return known;
  const certificate: NewCertificate = {...work, unit: 1, kind: 'original'};
  certificate[owner] = id;
  return (await storeCertificate(transaction, certificateSecret, certificate, now())).number;
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
