import {expect, it} from 'vitest';
import {shownWriting} from './shown-writing';

const VERSE = 'Come before the kettle does.\n\nLeave the door on its latch, the dog';
const PROSE = `It took a winter.\n${'I painted it twice, and then once more. '.repeat(3)}`;

it('hangs the long lines of verse, and not those of prose', () => {
  const {poem, story} = shownWriting({poem: {title: 'Kettle', text: VERSE}, story: PROSE});
  expect(poem).toEqual({text: VERSE, title: 'Kettle', line: 'verse'});
  expect(story).toEqual({text: PROSE, line: 'prose'});
});

it('has what there is', () => {
  expect(shownWriting({story: PROSE})).not.toHaveProperty('poem');
  const recording = 'https://cdn.shopify.com/s/files/1/poem.mp3';
  const {poem, story} = shownWriting({poem: {title: 'Kettle', text: PROSE, recording}});
  expect(poem?.recording).toBe(recording);
  expect(story).toBeUndefined();
  expect(shownWriting({story: PROSE, storyLang: 'en'}).story?.lang).toBe('en');
});
