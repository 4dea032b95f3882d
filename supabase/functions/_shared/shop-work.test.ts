import {describe, expect, it} from 'vitest';
import {workShape} from './contracts/work.ts';
import {shopWork} from './shop-work.ts';
import {PICTURE_PREFIX} from './testing/test-context.ts';
import {aWork} from './testing/a-work.ts';

const CONTEXT = {picturePrefix: PICTURE_PREFIX};

describe('the trusted work of a request', () => {
  it('is the work that the shop’s server sent', () => {
    expect(shopWork(aWork(), true, CONTEXT)).toEqual(aWork());
  });

  it('is null in a request that the shop’s server didn’t sign', () => {
    expect(shopWork(aWork(), false, CONTEXT)).toBeNull();
  });

  it.each([
    'https://evil.example/files/1/sea.jpg',
    `${PICTURE_PREFIX}../other/sea.jpg`,
    `https://evil.example/${PICTURE_PREFIX}sea.jpg`,
    'data:image/png;base64,AAAA',
  ])('is null with the picture %s, which is not on the shop’s CDN', (url) => {
    expect(shopWork(aWork({url}), true, CONTEXT)).toBeNull();
  });
});

describe('the work in a request', () => {
  it('is parsed as it was sent', () => {
    expect(workShape.work.parse(aWork())).toEqual(aWork());
  });

  it.each([
    undefined,
    null,
    'first-light',
    {...aWork(), handle: '"><script>'},
    {...aWork(), title: ''},
    {...aWork(), picture: {url: 'no address'}},
  ])('is null, without an error, when it can’t be parsed: %j', (work) => {
    expect(workShape.work.parse(work) ?? null).toBeNull();
  });
});
