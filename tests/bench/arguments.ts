import {parseArgs} from 'node:util';

/** The measured pages by name, with the shop's paths. */
export const PAGES = {
  home: '/',
  collection: '/collections/prints',
  product: '/product/first-light',
} as const;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** A storefront to compare with: a running one, or the build of a Hydrogen storefront, which gets the shop's backend as its store. */
export type OtherStorefront = {name: string; paths: Record<PageName, string>} & (
  | {
      /** Without a trailing slash. */
      origin: string;
    }
  | {
      /** Its `dist`. */
      buildFolder: string;
    }
);

export interface BenchArguments {
  build: boolean;
  /** Lighthouse visits per page. */
  runs: number;
  /** How often each address is measured under load in turn, and for how many seconds. */
  rounds: number;
  seconds: number;
  /** Concurrent requests. */
  connections: number;
  others: OtherStorefront[];
}

/** Parses the arguments of `npm run bench --`. Throws with the name of an invalid argument. */
export function parseBenchArguments(args: string[]): BenchArguments {
  const {values} = parseArgs({
    args,
    options: {
      'no-build': {type: 'boolean', default: false},
      runs: {type: 'string', default: '5'},
      rounds: {type: 'string', default: '5'},
      seconds: {type: 'string', default: '3'},
      connections: {type: 'string', default: '10'},
      vs: {type: 'string', multiple: true, default: []},
      'vs-build': {type: 'string', multiple: true, default: []},
      'vs-paths': {type: 'string', multiple: true, default: []},
    },
  });
  const paths = values['vs-paths'].map(parsePaths);
  return {
    build: !values['no-build'],
    runs: parseCount('runs', values.runs),
    rounds: parseCount('rounds', values.rounds),
    seconds: parseCount('seconds', values.seconds),
    connections: parseCount('connections', values.connections),
    // Paths given once apply to every storefront.
    others: [...values.vs.map(parseStorefront), ...values['vs-build'].map(parseBuild)].map(
      (other, index) => ({...other, paths: paths[index] ?? paths.at(-1) ?? PAGES}),
    ),
  };
}

function parseCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new Error(`--${name} wants a number from 1, not '${text}'`);
  return Number(text);
}

function parseStorefront(text: string): {name: string; origin: string} {
  const [, name, url] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!name || !url || !URL.canParse(url)) throw new Error(`--vs wants NAME=URL, not '${text}'`);
  return {name, origin: new URL(url).origin};
}

function parseBuild(text: string): {name: string; buildFolder: string} {
  const [, name, buildFolder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !buildFolder) throw new Error(`--vs-build wants NAME=FOLDER, not '${text}'`);
  return {name, buildFolder};
}

function parsePaths(text: string): Record<PageName, string> {
  const given = text.split(',').map((pair) => /^(\w+)=(\/.*)$/.exec(pair) ?? []);
  const paths = Object.fromEntries(given.map(([, name, path]) => [name, path]));
  for (const name of PAGE_NAMES) {
    if (!paths[name]) throw new Error(`--vs-paths names no path of ${name}: '${text}'`);
  }
  return paths as Record<PageName, string>;
}
