import {describe, expect, it} from 'vitest';
import {clearDraft, dropOldDraft, findDraft, saveDraft, type DraftPlace} from './draft';

function aPlace(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored));
  const place: DraftPlace = {
    key: 'draft',
    storage: () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }),
  };
  return {texts, place};
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
    const {place} = aPlace();
    saveDraft(place, {fields: {name: 'Ada', phone: ''}, images: [COVE]}, NOW_MS);
    expect(findDraft(place, NOW_MS)).toEqual({fields: {name: 'Ada'}, images: [COVE]});
  });

  it('is removed when it is empty', () => {
    const {place, texts} = aPlace();
    saveDraft(place, {fields: {name: 'Ada'}, images: []});
    saveDraft(place, {fields: {name: ''}, images: []});
    expect(texts.size).toBe(0);
  });

  it('is removed when it is cleared', () => {
    const {place, texts} = aPlace();
    saveDraft(place, {fields: {name: 'Ada'}, images: [COVE]});
    clearDraft(place);
    expect(texts.size).toBe(0);
  });

  it('throws nothing where storage is forbidden', () => {
    const forbidden = {
      key: 'draft',
      storage: () => {
        throw new Error('SecurityError');
      },
    };
    saveDraft(forbidden, {fields: {name: 'Ada'}, images: []});
    clearDraft(forbidden);
    dropOldDraft(forbidden);
    expect(findDraft(forbidden)).toBeNull();
  });

  it.each([
    '',
    'half a {',
    'null',
    '[]',
    '"text"',
    '{"fields": {"name": "Ada"}, "images": []}',
    JSON.stringify({savedAtMs: NOW_MS, fields: {name: 5}, images: []}),
    JSON.stringify({savedAtMs: NOW_MS, fields: {}, images: [{...COVE, url: 'javascript'}]}),
  ])('is null when %j is stored', (text) => {
    expect(findDraft(aPlace({draft: text}).place, NOW_MS)).toBeNull();
  });

  it('is gone after thirty days, also where its form is not opened', () => {
    const {place, texts} = aPlace();
    saveDraft(place, {fields: {name: 'Ada'}, images: []}, NOW_MS - 30 * DAY_MS);
    dropOldDraft(place, NOW_MS - 1);
    expect(findDraft(place, NOW_MS - 1)).not.toBeNull();
    expect(findDraft(place, NOW_MS)).toBeNull();
    dropOldDraft(place, NOW_MS);
    expect(texts.size).toBe(0);
  });

  it.each([
    ['keeps', 'just under a day', DAY_MS - 1, 1],
    ['drops', 'a day', DAY_MS, 0],
  ])('%s an image that was uploaded %s ago', (_keeps, _age, ageMs, count) => {
    const {place} = aPlace();
    saveDraft(place, {fields: {}, images: [anImage(NOW_MS - ageMs)]}, NOW_MS);
    expect(findDraft(place, NOW_MS)?.images).toHaveLength(count);
  });
});
