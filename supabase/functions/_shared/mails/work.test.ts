import {describe, expect, it} from 'vitest';
import {aWork} from '../testing/a-work.ts';
import {PICTURE_PREFIX} from '../testing/test-context.ts';
import {workPicture} from './work.ts';

const block = (...change: Parameters<typeof aWork>) =>
  workPicture(aWork(...change), 'https://shop.example');
const markup = (...change: Parameters<typeof aWork>) => block(...change).html.text;

describe('the picture of a work in an email', () => {
  it('shows the whole picture at the width of an email, linked to the work', () => {
    expect(markup()).toContain(`src="${PICTURE_PREFIX}1/heron.jpg?v=1&amp;width=976"`);
    expect(markup()).not.toMatch(/crop|object-fit|[?&;]height=/);
    expect(markup()).toContain('href="https://shop.example/product/the-heron"');
  });

  it('describes the picture, by its title if it has no alt text', () => {
    expect(markup()).toContain('alt="A heron &quot;waits&quot; on a mudflat."');
    expect(markup({alt: null})).toContain('alt="Picture of The Heron &amp; I"');
  });

  it.each([
    [{width: 2000, height: 1000}, 488],
    [{width: 1600, height: 2000}, 368],
    [{width: 1000, height: 2000}, 230],
    [{width: null, height: null}, 488],
  ])('is as wide as the email, but not too high for a phone: %j', (size, width) => {
    expect(markup(size)).toContain(`width="${width}"`);
    expect(markup(size)).toContain(`max-width:${width}px`);
  });

  it('names the work and its page in the text version', () => {
    expect(block().text).toBe('The Heron & I\nhttps://shop.example/product/the-heron');
  });
});
