import {describe, expect, it} from 'vitest';
import {parseImageRequest} from './image-request';

const parse = (query: string) => parseImageRequest(new URLSearchParams(query));

describe('the query of a picture', () => {
  it.each([
    'width=0',
    'width=5761',
    'width=-1',
    'width=1.5',
    'width=1e3',
    'height=x',
    'crop=left',
    'format=exe',
    'format=constructor',
  ])('can’t be %s', (query) => {
    expect(parse(query)).toBeNull();
  });
});
