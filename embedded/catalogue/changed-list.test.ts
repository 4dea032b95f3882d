import {beforeEach, describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {openChangedLists} from './changed-list';

interface Note {
  id: string;
  text: string;
}

const SEED: readonly Note[] = [1, 2].map((number) => ({
  id: `gid://shopify/Note/${number}`,
  text: `seed ${number}`,
}));

/** Opens the lists as at a start. */
async function open() {
  const lists = await openChangedLists(database);
  return {lists, notes: lists.open<Note>('Note', SEED)};
}

const database = await openTestDatabase();
beforeEach(async () => {
  await (await open()).lists.reset();
});

describe('a list with changes', () => {
  it('keeps order, deletions and new entries after a restart', async () => {
    const {notes} = await open();
    await notes.put({id: SEED[0]!.id, text: 'changed'});
    await notes.put({id: notes.nextGid(), text: 'new'});
    expect(await notes.delete(SEED[1]!.id)).toBe(true);
    expect(await notes.delete(SEED[1]!.id)).toBe(false);
    const again = await open();
    expect(again.notes.all().map(({text}) => text)).toEqual(['changed', 'new']);
    expect(again.notes.find(SEED[1]!.id)).toBeNull();
  });

  it('never reuses an id, even after the entry was deleted', async () => {
    const {notes} = await open();
    const first = notes.nextGid();
    await notes.put({id: first, text: 'new'});
    await notes.delete(first);
    expect(notes.nextGid()).not.toBe(first);
    expect((await open()).notes.nextGid()).not.toBe(first);
    expect(notes.nextGid()).not.toBe(notes.nextGid());
  });
});
