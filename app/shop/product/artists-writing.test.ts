import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {findWriting} from './artists-writing.server';

const value = (text: string) => ({value: text});
const FIRST_LIGHT = {handle: 'first-light', title: 'First Light'};
const NEW_WORK = {handle: 'a-new-work', title: 'A New Work'};

describe('the artist’s writing', () => {
  it('is the built-in poem until she writes her own', () => {
    expect(findWriting(en, FIRST_LIGHT)?.poem?.title).toBe('Instructions for First Light');
    expect(findWriting(en, {...FIRST_LIGHT, poemText: value('  ')})?.poem?.text).toContain(
      'kettle',
    );
    expect(findWriting(en, NEW_WORK)).toBeNull();
  });

  it('is hers once she has written some', () => {
    const poemText = value("It's late.\n\nThe sea is up.");
    expect(findWriting(en, {...FIRST_LIGHT, poemText, poemTitle: value('Late')})).toEqual({
      poem: {title: 'Late', text: 'It’s late.\n\nThe sea is up.'},
    });
    expect(findWriting(en, {...NEW_WORK, poemText})?.poem?.title).toBe('A New Work');
  });

  it('includes her recording of the poem, if it is a sound', () => {
    const url = 'https://cdn.shopify.com/s/files/1/poem.mp3';
    const withFile = (mimeType: string) =>
      findWriting(en, {...FIRST_LIGHT, poemRecording: {reference: {mimeType, url}}})?.poem;
    expect(withFile('audio/mpeg')).toMatchObject({recording: url});
    expect(withFile('application/pdf')?.recording).toBeUndefined();
    const bare = findWriting(en, {...FIRST_LIGHT, poemRecording: {reference: {}}})?.poem;
    expect(bare?.recording).toBeUndefined();
  });

  it('includes a story, with or without a poem', () => {
    const story = value('I painted it in the rain.');
    expect(findWriting(en, {...FIRST_LIGHT, story})).toMatchObject({
      poem: {title: 'Instructions for First Light'},
      story: 'I painted it in the rain.',
    });
    expect(findWriting(en, {...NEW_WORK, story})).toEqual({story: 'I painted it in the rain.'});
  });
});
