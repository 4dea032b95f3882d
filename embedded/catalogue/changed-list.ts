import type {Database, Queryable} from '../database/database';
import {numberOfGid} from '../storefront/schema/gid';

/** A list of the seed with the Admin API's changes, which the database stores. */
export interface ChangedList<Entry> {
  /** The seed's entries in their order, then the new ones, oldest first. */
  all(): readonly Entry[];
  find(id: string): Entry | null;
  /** Adds the entry, or replaces the one with the same id in its place. */
  put(entry: Entry): Promise<void>;
  /** Stores the entry in a transaction with other changes. Call `show` too. */
  storeIn(transaction: Queryable, entry: Entry): Promise<void>;
  /** Shows the entry in place of the one with the same id, without storing it. */
  show(entry: Entry): void;
  /** Shows these entries alone, without storing them. */
  showOnly(entries: readonly Entry[]): void;
  /** Returns false when there is no such entry. */
  delete(id: string): Promise<boolean>;
  /** A gid of this kind that no entry ever had. */
  nextGid(): string;
}

/** All lists of the shop's content, which can be reset to the seed. */
export interface ChangedLists {
  open<Entry extends {id: string}>(kind: string, seed: readonly Entry[]): ChangedList<Entry>;
  /** Restores the seed of every list. */
  reset(): Promise<void>;
}

/** The first number of a new entry, above every number of the seed. */
const FIRST_NEW_NUMBER = 320_000_000_000;

interface Row {
  kind: string;
  id: string;
  document: unknown;
}

/** Reads what the Admin API changed in earlier runs. */
export async function openChangedLists(database: Database): Promise<ChangedLists> {
  const rows = await database.query<Row>(
    'select kind, id, document from shop.content_changes order by number',
  );
  const resets: (() => void)[] = [];

  return {
    open<Entry extends {id: string}>(kind: string, seed: readonly Entry[]) {
      const entries = new Map<string, Entry>();
      let made = 0;
      const showOnly = (shown: readonly Entry[]) => {
        entries.clear();
        for (const entry of shown) entries.set(entry.id, entry);
      };
      const reset = () => {
        made = 0;
        showOnly(seed);
      };
      const apply = (id: string, entry: Entry | null) => {
        made = Math.max(made, numberOfGid(id) - FIRST_NEW_NUMBER);
        if (entry === null) entries.delete(id);
        else entries.set(id, entry);
      };
      reset();
      resets.push(reset);
      for (const row of rows) {
        if (row.kind === kind) apply(row.id, row.document as Entry | null);
      }
      return {
        all: () => [...entries.values()],
        find: (id: string) => entries.get(id) ?? null,
        async put(entry: Entry) {
          // First in memory, so that the next change starts from this one, even before it is stored.
          apply(entry.id, entry);
          await store(database, {kind, id: entry.id, document: entry});
        },
        storeIn: (transaction: Queryable, entry: Entry) =>
          store(transaction, {kind, id: entry.id, document: entry}),
        show: (entry: Entry) => void entries.set(entry.id, entry),
        showOnly,
        async delete(id: string) {
          if (!entries.has(id)) return false;
          apply(id, null);
          await store(database, {kind, id, document: null});
          return true;
        },
        nextGid() {
          // Increased at once, because the next one may be requested before this entry is stored.
          made += 1;
          return `gid://shopify/${kind}/${FIRST_NEW_NUMBER + made}`;
        },
      };
    },
    async reset() {
      await database.query('delete from shop.content_changes');
      for (const reset of resets) reset();
    },
  };
}

async function store(database: Queryable, {kind, id, document}: Row): Promise<void> {
  await database.query(
    `insert into shop.content_changes (kind, id, document) values ($1, $2, $3)
     on conflict (kind, id) do update set document = excluded.document`,
    [kind, id, document],
  );
}
