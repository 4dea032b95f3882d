import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * Files that start their own programs or wait for a long time. They start first, because one left for last would run
 * alone at the end.
 */
const SLOW =
  /\/tests\/http\/(development|last-good-pages|shop-tools|head|functions|caches)\.test\.ts$/;

/** Vitest's own order, longest files of the last run first, which a fresh clone doesn't have. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({moduleId}: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
