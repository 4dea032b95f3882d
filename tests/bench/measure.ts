import {type BenchArguments, PAGE_NAMES, type PageName} from './arguments';
import {medianVisit, type Visit, visit} from './lighthouse';
import {measureRate, type Rate, type Target} from './load';
import {findLongestTask} from './longest-task';
import {median} from './median';
import {measureInTurn} from './rounds';
import type {Storefront} from './storefronts';
import {weighPage, type Weight} from './weigh';

/** How a page is requested: see `MeasuredPage`. `static` is a file of about its size. */
export type Kind = 'static' | 'cached' | 'warm' | 'cold' | 'few' | 'many';

/** The measurements of one page of one storefront. */
export interface PageMeasures {
  storefront: string;
  page: PageName;
  weight: Weight;
  visit: Visit;
  /** See `findLongestTask`; the median of all visits. */
  longestTaskMs: number;
  /** Each round's rates. `static` is empty when the page loads no file from its own server; `cold`, `few` and `many` are the shop's only. */
  rates: Record<Kind, Rate[]>;
}

/** Measures every page of every storefront, the same page of all storefronts in turn. */
export async function measure(
  storefronts: readonly Storefront[],
  options: Pick<BenchArguments, 'runs' | 'rounds' | 'seconds' | 'connections'>,
  onProgress: (line: string) => void,
): Promise<PageMeasures[]> {
  const measures: PageMeasures[] = [];
  for (const page of PAGE_NAMES) {
    onProgress(`${page}: weights`);
    const weights: Weight[] = [];
    for (const {pages} of storefronts) weights.push(await weighPage(pages[page].url));

    onProgress(`${page}: Lighthouse, ${options.runs} times`);
    const visits = storefronts.map((): Visit[] => []);
    const longestTasks = storefronts.map((): number[] => []);
    for (let run = 0; run < options.runs; run += 1) {
      for (const [index, {pages}] of storefronts.entries()) {
        visits[index]?.push(await visit(pages[page].url));
        longestTasks[index]?.push(await findLongestTask(pages[page].url));
      }
    }

    onProgress(`${page}: rates, ${options.rounds} rounds of ${options.seconds} s each`);
    const targets = storefronts.flatMap(({pages}, index) =>
      targetsOf(pages[page], weights[index]!).map((target) => ({...target, index})),
    );
    const rates = await measureInTurn(targets, options.rounds, (target) =>
      measureRate(target, options),
    );

    for (const [index, {name}] of storefronts.entries()) {
      const ratesOf = (kind: Kind) =>
        rates[targets.findIndex((one) => one.index === index && one.kind === kind)] ?? [];
      measures.push({
        storefront: name,
        page,
        weight: weights[index]!,
        visit: medianVisit(visits[index]!),
        longestTaskMs: median(longestTasks[index]!),
        rates: {
          static: ratesOf('static'),
          cached: ratesOf('cached'),
          warm: ratesOf('warm'),
          cold: ratesOf('cold'),
          few: ratesOf('few'),
          many: ratesOf('many'),
        },
      });
    }
  }
  return measures;
}

function targetsOf(
  {url, warm, cold, few, many}: Storefront['pages'][PageName],
  {similarFile}: Weight,
): (Target & {kind: Kind})[] {
  return [
    ...(similarFile ? [{kind: 'static' as const, url: similarFile, isNew: false}] : []),
    {kind: 'cached', url, isNew: false},
    {kind: 'warm', ...warm},
    ...(cold ? [{kind: 'cold' as const, ...cold}] : []),
    ...(few ? [{kind: 'few' as const, ...few}] : []),
    ...(many ? [{kind: 'many' as const, ...many}] : []),
  ];
}
