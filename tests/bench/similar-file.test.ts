import {describe, expect, it} from 'vitest';
import type {ResponseSize} from '../support/arrivals';
import {findSimilarFile} from './similar-file';

const ORIGIN = 'https://shop.example';
const response = (kind: string, url: string, length: number): ResponseSize => ({
  kind,
  url: new URL(url, ORIGIN).href,
  length,
  bytes: length / 4,
});

describe('findSimilarFile', () => {
  it('finds the script or style sheet nearest to the document in size', () => {
    const arrivals = [
      response('document', '/', 30_000),
      response('script', '/large.js', 200_000),
      response('stylesheet', '/app.css', 35_000),
      response('script', '/small.js', 24_000),
      response('font', '/serif.woff2', 30_000),
    ];
    expect(findSimilarFile(arrivals, ORIGIN)).toBe(`${ORIGIN}/app.css`);
  });

  it('finds none when the files come from another server', () => {
    const arrivals = [
      response('document', '/', 30_000),
      response('script', 'https://cdn.example/app.js', 30_000),
    ];
    expect(findSimilarFile(arrivals, ORIGIN)).toBeNull();
  });
});
