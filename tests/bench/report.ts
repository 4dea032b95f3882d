import {CATEGORIES} from './lighthouse';
import type {Kind, PageMeasures} from './measure';
import {medianRate, medianRatio} from './rounds';
import {CATALOGUE_SIZES} from './storefronts';
import {type Cell, formatTable} from './table';
import {KINDS} from './weigh';

/** The measurements as tables, the shop first for every page. */
export function formatReport(measures: readonly PageMeasures[]): string {
  return [
    'Bytes on a cold load (text at gzip 6, pictures and fonts as sent)',
    formatTable(['', '', ...KINDS, 'requests'], measures.map(weightRow)),
    '',
    "Lighthouse's mobile preset, and the longest task after load on a processor slowed four times, medians",
    formatTable(
      ['', '', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'longest task ms', 'benchmark index'],
      measures.map(visitRow),
    ),
    '',
    'Requests per second and latency, medians; × static: beside a file of about the same size from the same server',
    formatTable(
      // prettier-ignore
      ['', '', '', 'req/s', '× static', 'p50 ms', '× static', 'p99 ms', '× static', 'failed', 'shop ÷ this'],
      measures.flatMap((one) => rateRows(one, shopMeasuresOf(one, measures))),
    ),
    '',
    'The same pages with as many works on each, cold, from stores of two sizes',
    formatTable(
      ['', 'works', 'req/s', 'p50 ms', 'works', 'req/s', 'p50 ms', '÷'],
      measures.filter(({rates}) => rates.many.length > 0).map(sizeRow),
    ),
    '',
    'What Lighthouse finds wanting (weight 0: advice that counts for no score)',
    formatTable(
      ['', '', 'audit', 'category', 'score', 'weight', ''],
      measures.flatMap(findingRows),
    ),
  ].join('\n');
}

function weightRow({page, storefront, weight}: PageMeasures): Cell[] {
  return [page, storefront, ...KINDS.map((kind) => weight.bytes[kind]), weight.requests];
}

function visitRow({page, storefront, visit, longestTaskMs}: PageMeasures): Cell[] {
  return [
    page,
    storefront,
    ...CATEGORIES.map((category) => visit.scores[category]),
    Math.round(visit.lcpMs),
    Math.round(visit.tbtMs),
    visit.cls,
    Math.round(longestTaskMs),
    Math.round(visit.benchmarkIndex),
  ];
}

const KINDS_OF_PAGE: readonly Kind[] = ['static', 'cached', 'warm', 'cold'];

/** A storefront's rates, their ratio to its own static file, and the ratio of the shop's rate to them. */
function rateRows({page, storefront, rates}: PageMeasures, own: PageMeasures): Cell[][] {
  return KINDS_OF_PAGE.filter((kind) => rates[kind].length > 0).map((kind) => {
    const {perSecond, p50Ms, p99Ms, failed} = medianRate(rates[kind]);
    const toStatic = (figure: 'perSecond' | 'p50Ms' | 'p99Ms') =>
      medianRatio(rates[kind], rates.static, figure);
    return [
      page,
      storefront,
      kind,
      perSecond,
      toStatic('perSecond'),
      p50Ms,
      toStatic('p50Ms'),
      p99Ms,
      toStatic('p99Ms'),
      failed,
      medianRatio(own.rates[kind], rates[kind], 'perSecond'),
    ];
  });
}

/** The last ratio is 1 when the store's size has no effect. */
function sizeRow({page, rates}: PageMeasures): Cell[] {
  const few = medianRate(rates.few);
  const many = medianRate(rates.many);
  return [
    page,
    CATALOGUE_SIZES.few,
    few.perSecond,
    few.p50Ms,
    CATALOGUE_SIZES.many,
    many.perSecond,
    many.p50Ms,
    medianRatio(rates.many, rates.few, 'perSecond'),
  ];
}

function shopMeasuresOf({page}: PageMeasures, measures: readonly PageMeasures[]): PageMeasures {
  return measures.find((one) => one.page === page)!;
}

function findingRows({page, storefront, visit}: PageMeasures): Cell[][] {
  return visit.shortcomings.map(({id, category, score, weight, words}) => [
    page,
    storefront,
    id,
    category,
    score,
    weight,
    words,
  ]);
}
