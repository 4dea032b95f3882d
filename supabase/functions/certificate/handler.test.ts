import {describe, expect, it, vi} from 'vitest';
import {signNumber} from '../_shared/certificates/certificate-number.ts';
import {issueCertificates} from '../_shared/certificates/issue-certificates.ts';
import {aCertifiedWork} from '../_shared/testing/a-certified-work.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const ADDRESS = '203.0.113.9';
const SECRET = 'certificate-secret';
const ISSUED_AT = new Date('2026-11-21T12:00:00Z');

const context = await useTestContext();
const {database} = context;

const ask = (number: unknown, address: string | undefined = ADDRESS) =>
  createHandler(context)(post({number}, {address}));
const issue = async () => {
  const lines = [{id: 1, variantId: 11, quantity: 1, work: aCertifiedWork()}];
  const [certificate] = await database.transaction((transaction) =>
    issueCertificates(transaction, SECRET, {id: 1001, name: '#1001', lines}, ISSUED_AT),
  );
  return certificate!;
};

describe('certificate', () => {
  it('returns what the certificate says, and nothing about its order', async () => {
    const certificate = await issue();
    const response = await ask(certificate.number);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const {kind, handle, title, medium, size, year, picture} = aCertifiedWork();
    expect(await response.json()).toEqual({
      ok: true,
      certificate: {
        kind,
        handle,
        title,
        medium,
        size,
        year,
        picture,
        number: certificate.number,
        artist: 'Maren Hallet',
        edition: {number: 12, size: 50},
        issuedAt: ISSUED_AT.toISOString(),
      },
    });
  });

  it('rejects an invented number without asking the database', async () => {
    const {number} = await issue();
    const query = vi.spyOn(database, 'query');
    const transaction = vi.spyOn(database, 'transaction');
    const forged = number.replace(/-\d{6}-/, '-000999-');
    expect((await ask(forged)).status).toBe(404);
    expect(query).not.toHaveBeenCalled();
    expect(transaction).not.toHaveBeenCalled();
  });

  it('doesn’t know a certificate that was never issued, even if its number is signed', async () => {
    expect((await ask(await signNumber(SECRET, '2026', 900_000))).status).toBe(404);
  });

  it('knows none in a shop that issues none', async () => {
    const {number} = await issue();
    context.certificateSecret = null;
    expect((await ask(number)).status).toBe(404);
  });

  it('is rate-limited per network', async () => {
    context.setLimits(true);
    const {number} = await issue();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await ask(number)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(number, '198.51.100.4')).status).toBe(200);
  });
});
