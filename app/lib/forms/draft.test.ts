import {afterEach, describe, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {clearDraft, COMMISSION_DRAFT, dropOldDraft, findDraft, saveDraft} from './draft';

const PLACE = COMMISSION_DRAFT;

afterEach(() => vi.unstubAllGlobals());

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
    stubStorage();
    saveDraft(PLACE, {fields: {name: 'Ada', phone: ''}, images: [COVE]}, NOW_MS);
    expect(findDraft(PLACE, NOW_MS)).toEqual({fields: {name: 'Ada'}, images: [COVE]});
  });

  it('is removed when it is empty', () => {
    const {texts} = stubStorage();
    saveDraft(PLACE, {fields: {name: 'Ada'}, images: []});
    saveDraft(PLACE, {fields: {name: ''}, images: []});
    expect(texts.size).toBe(0);
  });

  it('is removed when it is cleared', () => {
    const {texts} = stubStorage();
    saveDraft(PLACE, {fields: {name: 'Ada'}, images: [COVE]});
    clearDraft(PLACE);
    expect(texts.size).toBe(0);
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
    stubStorage({[PLACE.key]: text});
    expect(findDraft(PLACE, NOW_MS)).toBeNull();
  });

  it('is gone after thirty days, even if its form isn’t opened', () => {
    const {texts} = stubStorage();
    saveDraft(PLACE, {fields: {name: 'Ada'}, images: []}, NOW_MS - 30 * DAY_MS);
    dropOldDraft(PLACE, NOW_MS - 1);
    expect(findDraft(PLACE, NOW_MS - 1)).not.toBeNull();
    expect(findDraft(PLACE, NOW_MS)).toBeNull();
    dropOldDraft(PLACE, NOW_MS);
    expect(texts.size).toBe(0);
  });

  it.each([
    ['keeps', 'just under a day', DAY_MS - 1, 1],
    ['drops', 'a day', DAY_MS, 0],
  ])('%s an image that was uploaded %s ago', (_keeps, _age, ageMs, count) => {
    stubStorage();
    saveDraft(PLACE, {fields: {}, images: [anImage(NOW_MS - ageMs)]}, NOW_MS);
    expect(findDraft(PLACE, NOW_MS)?.images).toHaveLength(count);
  });
});
