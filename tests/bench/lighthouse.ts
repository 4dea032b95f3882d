import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {BROWSER_FLAGS, findBrowser} from '../support/browser.mjs';
import {findFreePort} from '../support/free-port';
import {median} from './median';

/** Lighthouse's results of one visit. */
export interface Visit {
  /** Scores from 0 to 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Lighthouse's measure of the machine's speed: a current laptop has about 1500, a busy or slow machine less. */
  benchmarkIndex: number;
  shortcomings: Shortcoming[];
}

/** An audit with a score below 1. */
export interface Shortcoming {
  category: Category;
  id: string;
  /** From 0 to 1. */
  score: number;
  /** Its share of the category's score; 0 for advice. */
  weight: number;
  words: string;
  items: unknown;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One visit with Lighthouse's mobile preset, in a new browser. Rejects when Lighthouse fails. */
export async function visit(url: string): Promise<Visit> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {port, logLevel: 'error'});
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    return readReport(result.lhr);
  } finally {
    await browser.close();
  }
}

/** The median of each figure, and every shortcoming of any visit, with the figures of its last occurrence. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  const scores = CATEGORIES.map((category) => [category, of(({scores}) => scores[category])]);
  const shortcomings = visits.flatMap((visit) => visit.shortcomings);
  return {
    scores: Object.fromEntries(scores) as Visit['scores'],
    lcpMs: of(({lcpMs}) => lcpMs),
    tbtMs: of(({tbtMs}) => tbtMs),
    cls: of(({cls}) => cls),
    benchmarkIndex: of(({benchmarkIndex}) => benchmarkIndex),
    shortcomings: [...new Map(shortcomings.map((one) => [one.id, one])).values()],
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readReport({categories, audits, environment}: Report): Visit {
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const valueOf = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, scoreOf(category)]),
    ) as Visit['scores'],
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    shortcomings: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({id, weight}) => {
        const audit = audits[id];
        // Null: not applicable, or informative.
        if (!audit || audit.score === null || audit.score === 1) return [];
        const words = [audit.title, audit.displayValue].filter(Boolean).join(': ');
        const items = audit.details && 'items' in audit.details ? audit.details.items : [];
        return [{category, id, weight, score: audit.score, words, items}];
      }),
    ),
  };
}
