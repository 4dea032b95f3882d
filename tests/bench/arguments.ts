import {parseArgs} from 'node:util';

/** The measured pages by name, with the shop's paths. */
export const PAGES: Paths = {
  home: '/',
  collection: '/collections/prints',
  product: '/product/first-light',
};

export type Paths = Record<string, string>;

/**
 * A storefront to compare with: a running one, or the build of a Hydrogen storefront, which uses the shop's backend as
 * its store.
 */
export interface OtherStorefront {
  name: string;
  /** Its origin or, for a build, its `dist` folder. */
  place: string;
  isBuild: boolean;
  paths: Paths;
}

/** Parses the arguments of `npm run bench --`; see CONTRIBUTING.md. Throws with the name of an invalid argument. */
export function parseBenchArguments() {
  const {values} = parseArgs({
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
  const others = [
    ...values.vs.map((text) => ({...parsePair(text), isBuild: false})),
    ...values['vs-build'].map((text) => ({...parsePair(text), isBuild: true})),
  ];
  return {
    build: !values['no-build'],
    /** The number of Lighthouse visits per page. */
    runs: Number(values.runs),
    /** How many times each page is measured under load, and for how many seconds. */
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    /** Concurrent requests. */
    connections: Number(values.connections),
    // Paths given once apply to every storefront.
    others: others.map((other, index): OtherStorefront => ({
      ...other,
      paths: paths[index] ?? paths.at(-1) ?? PAGES,
    })),
  };
}

function parsePair(text: string): {name: string; place: string} {
  const [, name, place] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !place)
    throw new Error(`--vs wants NAME=URL, --vs-build NAME=FOLDER, not '${text}'`);
  return {name, place};
}

/** `home=/,collection=/collections/all,product=/products/x`. */
function parsePaths(text: string): Paths {
  const paths = Object.fromEntries(text.split(',').map((pair) => Object.values(parsePair(pair))));
  const missing = Object.keys(PAGES).find((page) => !paths[page]);
  if (missing) throw new Error(`--vs-paths names no path of ${missing}: '${text}'`);
  return paths;
}
