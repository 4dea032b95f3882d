import {describe, expect, it} from 'vitest';
import {parseImageRequest} from './image-request';

const parse = (query: string) => parseImageRequest(new URLSearchParams(query));

describe('the query of a picture', () => {
  it('is read for sides, crop and format; other parameters are ignored', () => {
    expect(parse('v=1&width=200&height=100&crop=center&format=jpg')).toEqual({
      width: 200,
      height: 100,
      isCropped: true,
      format: 'jpeg',
    });
  });

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
