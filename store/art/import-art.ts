import {readdir, readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {OperatorError} from '../operator-error';
import type {RunAdmin} from '../../supabase/functions/_shared/adapters/shopify-admin';
import {openPhotograph, type Photograph} from './photograph';
import {planEntry, STORED_ENTRY, type StoredEntryData} from './put-entry';
import {type Plan, planProduct, type Store} from './put-product';
import {DEFAULT_RULE, parseRule} from './rule';
import {type Problem, readSheet, type Row} from './sheet';
import type {Upload} from './upload';
import {wantedProduct} from './wanted-work';

/** Shopify deprecates `name` in favour of `catalog.title`, which is null for some channels. */
const PLACES = `query {
  publications(first: 50) { nodes { id name } }
  locations(first: 1) { nodes { id } }
}`;

interface PlacesData {
  publications: {nodes: {id: string; name: string}[]};
  locations: {nodes: {id: string}[]};
}

/** Whether the gallery of sold works has any of the artist's own. */
const GALLERY = `{ metaobjects(type: "gallery_entry", first: 1) { nodes { id } } }`;

interface Options {
  /** The names of the sales channels to which new works are published. */
  channels: readonly string[];
  /** Prints the changes without making them. */
  isDryRun: boolean;
  say: (line: string) => void;
  /** Asks the user what a picture shows; null when nobody can answer. */
  askForAlt: ((title: string, file: string) => Promise<string>) | null;
}

export interface ImportReport {
  changed: number;
  unchanged: number;
  problems: Problem[];
  /** Titles of works whose picture has no alt text. */
  withoutAlt: string[];
}

const PHOTOGRAPH = /\.(?:jpe?g|png|tiff?|webp|avif|heic|heif)$/i;
const RULE_FILE = 'prices.json';

/**
 * Imports the photographs of a folder into a store, following its spreadsheet. A work with an error is skipped, and the
 * others are imported. Throws when the spreadsheet or the rule can't be read at all.
 */
export async function importArt(
  folder: string,
  run: RunAdmin,
  upload: Upload,
  options: Options,
): Promise<ImportReport> {
  const {say, isDryRun} = options;
  const all = await readdir(folder).catch((error: unknown) => {
    throw new OperatorError(`The folder '${folder}' can’t be read`, {cause: error});
  });
  // On a memory stick, a Mac adds a hidden file beside each file: '._works.csv'.
  const names = all.filter((name) => !name.startsWith('.'));
  const {rows, problems} = readSheet(decode(await readFile(join(folder, sheetOf(names)))));
  const rule = names.includes(RULE_FILE)
    ? parseRule(await readFile(join(folder, RULE_FILE), 'utf8'))
    : DEFAULT_RULE;
  const {publications, locations} = await run<PlacesData>(PLACES);
  const store: Store = {
    run,
    upload,
    publicationIds: options.channels.map((name) => publicationIdOf(name, publications.nodes)),
    locationId: locations.nodes[0]?.id,
  };
  const gallery = await run<{metaobjects: {nodes: readonly object[]}}>(GALLERY);
  const isForTraining = await allowsTraining(run);
  let newEntries = 0;
  const report: ImportReport = {changed: 0, unchanged: 0, problems, withoutAlt: []};

  const plan = async (row: Row, photograph: Photograph): Promise<Plan> =>
    row.kind === 'sold'
      ? planEntry(row, photograph, store)
      : planProduct(wantedProduct(row, photograph, rule), photograph, store);

  /** Asks for the alt text of a picture that has none in the spreadsheet or the store. */
  const planWithAlt = async (row: Row, photograph: Photograph): Promise<Plan> => {
    const {cells} = row;
    const first = await plan(row, photograph);
    if (cells.alt || first.storedAlt) return first;
    const alt = await askFor(row, options);
    if (alt) return plan({...row, cells: {...cells, alt}}, photograph);
    report.withoutAlt.push(cells.title);
    return first;
  };

  for (const row of rows) {
    const {cells} = row;
    try {
      const file = names.find((name) => isSameName(name, cells.file));
      if (!file) throw new Error('isn’t in the folder');
      const photograph = await openPhotograph(join(folder, file), isForTraining);
      const {summary, run: change} = await planWithAlt(row, photograph);
      if (summary === null) {
        report.unchanged += 1;
        continue;
      }
      if (!isDryRun) await change();
      report.changed += 1;
      if (row.kind === 'sold') newEntries += 1;
      say(`${cells.title}: ${summary}`);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      problems.push({what: cells.file, problem});
    }
  }
  if (gallery.metaobjects.nodes.length === 0 && newEntries > 0) {
    say(
      `The gallery of sold works now shows your ${newEntries}, and none of the 60 that the shop came with.`,
    );
  }
  problems.push(...unlistedPhotographs(names, rows, problems));
  return report;
}

/** Never all channels: themes and agents read the Online Store, with the prices that the shop hides. */
function publicationIdOf(
  channel: string,
  publications: PlacesData['publications']['nodes'],
): string {
  const found = publications.find(({name}) => name === channel);
  if (found) return found.id;
  const names = publications.map(({name}) => name).join(', ');
  throw new OperatorError(
    `The store has no sales channel '${channel}'. It has: ${names}. Choose one with --channel NAME.`,
  );
}

/** The artist's setting under Search and AI; false by default. */
async function allowsTraining(run: RunAdmin): Promise<boolean> {
  const handle = {type: 'ai_use', handle: 'ai-use'};
  const {metaobjectByHandle: stored} = await run<StoredEntryData>(STORED_ENTRY, {handle});
  return stored?.fields.find(({key}) => key === 'allow_training')?.value === 'true';
}

/** The user's answer; empty when nobody can answer, and for a dry run. */
async function askFor({cells}: Row, {askForAlt, isDryRun}: Options): Promise<string> {
  return !askForAlt || isDryRun ? '' : (await askForAlt(cells.title, cells.file)).trim();
}

/** Excel also saves in older encodings, which have other bytes for accented letters. */
function decode(sheet: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(sheet);
  } catch (error) {
    throw new OperatorError('The spreadsheet isn’t in UTF-8. Save it as ‘CSV UTF-8’.', {
      cause: error,
    });
  }
}

/** A Mac may store the é of a file name as two characters. */
function isSameName(name: string, other: string): boolean {
  return name.normalize() === other.normalize();
}

function sheetOf(names: readonly string[]): string {
  const sheets = names.filter((name) => extname(name).toLowerCase() === '.csv');
  const [sheet] = sheets;
  if (!sheet) throw new OperatorError('The folder has no spreadsheet (.csv)');
  if (sheets.length > 1)
    throw new OperatorError(`The folder has several spreadsheets: ${sheets.join(', ')}`);
  return sheet;
}

/** Photographs that aren't in the spreadsheet. */
function unlistedPhotographs(
  names: readonly string[],
  rows: readonly Row[],
  problems: readonly Problem[],
): Problem[] {
  const known = [...rows.map(({cells}) => cells.file), ...problems.map(({what}) => what)];
  return names
    .filter((name) => PHOTOGRAPH.test(name) && !known.some((one) => isSameName(one, name)))
    .map((what) => ({what, problem: 'isn’t in the spreadsheet'}));
}
