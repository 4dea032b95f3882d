import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {openTestDatabase} from './testing/pglite-database.ts';

const MIGRATION = readFileSync('supabase/migrations/20261128110900_scheduled_jobs.sql', 'utf8');

const database = await openTestDatabase();

describe('the migration of the scheduled jobs', () => {
  it('fails without its extensions, with advice', async () => {
    await database.query(`select set_config('shop.scheduler', '', false)`);
    await expect(database.query(MIGRATION)).rejects.toThrow(
      'The scheduled jobs need the extensions pg_cron and pg_net',
    );
  });

  it('does nothing when another scheduler is configured', async () => {
    await database.query(`select set_config('shop.scheduler', 'external', false)`);
    await expect(database.query(MIGRATION)).resolves.toEqual([]);
  });

  it('gives a run a minute, because a batch of emails takes longer than five seconds', () => {
    expect(MIGRATION).toContain('timeout_milliseconds := 60000');
  });
});
