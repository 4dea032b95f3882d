import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files that start programs of their own or wait for long: begun last, one would run alone at the end. */
const SLOW =
  /\/tests\/http\/(development|last-good-pages|shop-tools|head|functions|full-page-cache)\.test\.ts$/;

/** Vitest's own order, the longest of the last run first, which a fresh clone does not know. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({moduleId}: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
