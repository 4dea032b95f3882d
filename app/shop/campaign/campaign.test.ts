import {afterEach, describe, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {findCampaign, withCampaign} from './campaign';

const SEARCH = `?utm_source=letter&gclid=1&size=large&utm_term=${'x'.repeat(301)}`;

afterEach(() => vi.unstubAllGlobals());

describe('a campaign', () => {
  it('keeps its names, and click IDs when they are allowed', () => {
    expect(String(findCampaign(SEARCH, {withClickIds: false}))).toBe('utm_source=letter');
    expect(String(findCampaign(SEARCH, {withClickIds: true}))).toBe('utm_source=letter&gclid=1');
  });

  it('is stored without click IDs, even with consent', async () => {
    const {texts, window} = stubStorage();
    Object.assign(window, {location: {search: SEARCH}});
    vi.stubGlobal('document', {});
    vi.resetModules();
    const {setCampaignConsent, storeCampaign} = await import('./campaign');
    setCampaignConsent(true);
    storeCampaign();
    expect(texts.get('campaign')).toBe('utm_source=letter');
  });

  it.each([
    [300, 1],
    [301, 0],
  ])('may have a value of %i letters: %i', (length, count) => {
    const tags = findCampaign(`utm_term=${'x'.repeat(length)}`, {withClickIds: false});
    expect(tags.size).toBe(count);
  });

  it('overwrites no parameter of the URL', () => {
    const tags = new URLSearchParams('utm_source=letter&utm_medium=mail');
    expect(withCampaign('https://pay.example/c/1?utm_source=own&channel=online_store', tags)).toBe(
      'https://pay.example/c/1?utm_source=own&channel=online_store&utm_medium=mail',
    );
  });
});
