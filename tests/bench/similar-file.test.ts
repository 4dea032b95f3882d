import {describe, expect, it} from 'vitest';
import type {ResponseSize} from '../support/arrivals';
import {findSimilarFile} from './similar-file';

const ORIGIN = 'https://shop.example';
const arrive = (kind: string, url: string, length: number): ResponseSize => ({
  kind,
  url: new URL(url, ORIGIN).href,
  length,
  bytes: length / 4,
});

describe('findSimilarFile', () => {
  it('finds the script or style sheet nearest to the document in size', () => {
    const arrivals = [
      arrive('document', '/', 30_000),
      arrive('script', '/large.js', 200_000),
      arrive('stylesheet', '/app.css', 35_000),
      arrive('script', '/small.js', 24_000),
      arrive('font', '/serif.woff2', 30_000),
    ];
    expect(findSimilarFile(arrivals, ORIGIN)).toBe(`${ORIGIN}/app.css`);
  });

  it('finds none where files come from another server', () => {
    const arrivals = [
      arrive('document', '/', 30_000),
      arrive('script', 'https://cdn.example/app.js', 30_000),
    ];
    expect(findSimilarFile(arrivals, ORIGIN)).toBeNull();
  });
});
