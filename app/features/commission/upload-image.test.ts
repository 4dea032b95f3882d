import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {readUploadResponse} from './upload-image';

const URL = 'https://storage.example/1790000000000-0-cove.jpg';
const REFUSAL = {error: {message: en.commissionImages.failures.tooLarge}};

describe('the response to an uploaded picture', () => {
  it('has its URL', () => {
    expect(readUploadResponse(en, 200, JSON.stringify({url: URL}))).toEqual({ok: true, url: URL});
  });

  it.each([400, 413, 415])('says what is wrong with the file under status %i', (status) => {
    expect(readUploadResponse(en, status, JSON.stringify(REFUSAL))).toEqual({
      ok: false,
      message: en.commissionImages.failures.tooLarge,
      canRetry: false,
    });
  });

  it.each([
    ['no response', 0, ''],
    ['a failing storage', 502, JSON.stringify(REFUSAL)],
    ['the page of another network', 200, '<!doctype html>'],
    ['JSON that is nobody’s', 200, '{"url":7}'],
    ['an error in another shape', 400, '{"error":"no"}'],
    ['an empty object under a rejection', 413, '{}'],
  ])('allows a retry after %s', (_, status, body) => {
    expect(readUploadResponse(en, status, body)).toEqual({
      ok: false,
      message: en.commissionImages.failures.unavailable,
      canRetry: true,
    });
  });
});
