import {describe, expect, it} from 'vitest';
import {clearDraft, DRAFT_KEY, draftText, saveDraft} from './draft';
import {parseDraft} from './draft-schema';

function aStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    find: () => ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    }),
  };
}

const NOW_MS = Date.parse('2026-12-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const anImage = (storedAtMs: number) => ({
  name: 'cove.jpg',
  size: 1200,
  url: `https://backend.example/folder/${storedAtMs}-0-cove.jpg`,
});
const COVE = anImage(NOW_MS - 1);

describe('a draft', () => {
  it('is read as it was saved, without its empty fields', () => {
    const {find} = aStorage();
    saveDraft(find, {fields: {name: 'Ada', phone: ''}, images: [COVE]}, NOW_MS);
    expect(parseDraft(draftText(find) ?? '', NOW_MS)).toEqual({
      fields: {name: 'Ada'},
      images: [COVE],
    });
  });

  it('is removed when it is empty', () => {
    const {find, texts} = aStorage();
    saveDraft(find, {fields: {name: 'Ada'}, images: []});
    saveDraft(find, {fields: {name: ''}, images: []});
    expect(texts.has(DRAFT_KEY)).toBe(false);
  });

  it('is removed when it is cleared', () => {
    const {find} = aStorage();
    saveDraft(find, {fields: {name: 'Ada'}, images: [COVE]});
    clearDraft(find);
    expect(draftText(find)).toBeNull();
  });

  it('throws nothing where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    saveDraft(forbidden, {fields: {name: 'Ada'}, images: []});
    clearDraft(forbidden);
    expect(draftText(forbidden)).toBeNull();
  });

  it.each(['', 'half a {', 'null', '[]', '"text"', '{"fields": 3}'])(
    'is null when %j is stored',
    (text) => {
      expect(parseDraft(text, NOW_MS)).toBeNull();
    },
  );

  it('drops invalid fields and images', () => {
    const images = [COVE, null, {...COVE, url: 'javascript'}, {name: 'no address', size: 1}];
    const text = JSON.stringify({savedAtMs: NOW_MS, fields: {name: 'Ada', phone: 5}, images});
    expect(parseDraft(text, NOW_MS)).toEqual({fields: {name: 'Ada'}, images: [COVE]});
  });

  it('is gone after thirty days, and where nobody knows when it was saved', () => {
    const {find} = aStorage();
    saveDraft(find, {fields: {name: 'Ada'}, images: []}, NOW_MS - 30 * DAY_MS);
    expect(parseDraft(draftText(find) ?? '', NOW_MS - 1)).not.toBeNull();
    expect(parseDraft(draftText(find) ?? '', NOW_MS)).toBeNull();
    expect(parseDraft('{"fields":{"name":"Ada"}}', NOW_MS)).toBeNull();
  });

  it.each([
    ['keeps', 'just under a day', DAY_MS - 1, 1],
    ['drops', 'a day', DAY_MS, 0],
  ])('%s an image that was uploaded %s ago', (_keeps, _age, ageMs, count) => {
    const images = [anImage(NOW_MS - ageMs)];
    const text = JSON.stringify({savedAtMs: NOW_MS, fields: {}, images});
    expect(parseDraft(text, NOW_MS)?.images).toHaveLength(count);
  });
});
