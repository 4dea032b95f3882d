import {expect, it} from 'vitest';
import {shownWords} from './shown-words';

const VERSE = 'Come before the kettle does.\n\nLeave the door on its latch, the dog';
const PROSE = `It took a winter.\n${'I painted it twice, and then once more. '.repeat(3)}`;

it('hangs the long lines of verse, and not those of prose', () => {
  const {poem, story} = shownWords({poem: {title: 'Kettle', text: VERSE}, story: PROSE});
  expect(poem).toMatchObject({text: VERSE, title: 'Kettle'});
  expect(poem?.line).toContain('-indent-6');
  expect(story).toEqual({text: PROSE, line: 'block min-h-[1lh]'});
});

it('has what there is', () => {
  expect(shownWords({story: PROSE})).not.toHaveProperty('poem');
  const recording = 'https://cdn.shopify.com/s/files/1/poem.mp3';
  const {poem, story} = shownWords({poem: {title: 'Kettle', text: PROSE, recording}});
  expect(poem?.listen.recording).toBe(recording);
  expect(story).toBeUndefined();
});
