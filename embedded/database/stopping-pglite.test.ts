import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {PGlite} from '@electric-sql/pglite';
import {openCluster} from './cluster';
import {applySchema, schemaVersion} from './schema';
import {fatalError} from './wire/backend-messages';
import {createSession} from './session';
import {StoppingPglite} from './stopping-pglite';
import {executeMessage} from './wire/client';

const onEnd = vi.fn<(error: Error) => void>();
let pglite: PGlite;
beforeEach(async () => {
  onEnd.mockClear();
  // A copy of an empty prepared database, which is faster than a new one.
  pglite = await openCluster(undefined, {
    version: schemaVersion(),
    prepare: (pglite) => applySchema(pglite, 'memory'),
    create: (options) => StoppingPglite.open(options, onEnd),
  });
});
afterEach(() => vi.restoreAllMocks());

const panic = Object.assign(new Error('could not write: No space left on device'), {
  severity: 'PANIC',
  code: '53100',
});

it('runs nothing more after a PANIC, not even the ROLLBACK of the transaction', async () => {
  const session = createSession(pglite);
  vi.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValueOnce(panic);
  const asked = vi.spyOn(PGlite.prototype, 'execProtocolRaw');
  const work = session.run({}, (database) => database.query('select 1'));
  await expect(work).rejects.toThrow('No space left on device');
  expect(onEnd.mock.calls).toEqual([[panic]]);
  await expect(session.run({}, (database) => database.query('select 2'))).rejects.toBe(panic);
  expect(asked).not.toHaveBeenCalled();
});

it('finds the PANIC in the messages for a client', async () => {
  const response = Buffer.concat([
    Buffer.from('C\0\0\0\x08ok.\0'),
    fatalError('53100', 'The disk'),
  ]);
  vi.spyOn(PGlite.prototype, 'execProtocolRaw').mockResolvedValueOnce(response);
  const bytes = Buffer.from('Q\0\0\0\x0eselect 1\0');
  const statement = executeMessage(pglite, {type: 'Q', body: bytes.subarray(5), bytes});
  await expect(statement).rejects.toThrow('The disk');
  expect(onEnd).toHaveBeenCalledOnce();
  await expect(pglite.query('select 1')).rejects.toThrow('The disk');
});

it('continues after any other error, even one whose text names a PANIC', async () => {
  const failing = pglite.query(`select 'VPANIC', 1 / 0`);
  await expect(failing).rejects.toThrow('division by zero');
  expect((await pglite.query(`select 'VPANIC' as word`)).rows).toEqual([{word: 'VPANIC'}]);
  expect(onEnd).not.toHaveBeenCalled();
});
