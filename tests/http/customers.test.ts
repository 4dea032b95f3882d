import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {runCustomerChaos} from '../chaos/customers';
import {TRIES_EVERY_CASE} from '../support/every-case';

const SIZE = {people: 60, clients: 6, kills: 10};

it.runIf(TRIES_EVERY_CASE)(
  'each person is one customer with the right consent, though processes die and calls fail',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'customers-'));
    const {problems, kills, adminCalls} = await runCustomerChaos({...SIZE, dataFolder});
    await rm(dataFolder, {recursive: true, force: true});
    expect(problems).toEqual([]);
    expect(kills).toBe(SIZE.kills);
    const failed = adminCalls.rejected + adminCalls.responseLost;
    expect(failed).toBeGreaterThan(0);
    expect(adminCalls.passed).toBeGreaterThan(failed);
  },
  900_000,
);
