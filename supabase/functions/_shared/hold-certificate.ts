import {signNumber} from './certificate-number.ts';
import {SITE} from './contracts/site.ts';
import type {Hold} from './holds.ts';
import {nextSerial} from './issue-certificates.ts';
import type {CertifiedWork, FunctionContext, Queryable} from './ports.ts';

/**
 * Issues the certificate of an original that was paid for by a hold, once, and returns its number; null without a secret to
 * sign it. `work` is null when the product was deleted.
 */
export async function issueHoldCertificate(
  transaction: Queryable,
  {certificateSecret, now}: Pick<FunctionContext, 'certificateSecret' | 'now'>,
  {id, work: held}: Hold,
  work: CertifiedWork | null,
): Promise<string | null> {
  const known = await findHoldCertificate(transaction, id);
  if (known || !certificateSecret) return known;
  const instant = now();
  const year = instant.getUTCFullYear();
  const number = await signNumber(certificateSecret, year, await nextSerial(transaction));
  const {medium = null, size = null, picture = held.picture} = work ?? {};
  await transaction.query(
    `insert into public.certificates (number, hold_id, unit, kind, handle, title, artist, medium, size, year, picture,
       issued_at)
     values ($1, $2, 1, 'original', $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10)`,
    [
      number,
      id,
      held.handle,
      work?.title ?? held.title,
      SITE.artist.name,
      medium,
      size,
      work?.year ?? null,
      picture && JSON.stringify(picture),
      instant.toISOString(),
    ],
  );
  return number;
}

export async function findHoldCertificate(database: Queryable, id: string): Promise<string | null> {
  const [row] = await database.query<{number: string}>(
    'select number from public.certificates where hold_id = $1',
    [id],
  );
  return row?.number ?? null;
}
