import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {findPolicy} from './find-policy';

const UNMEASURED = {isMeasured: false};
const headings = (isMeasured: boolean) =>
  findPolicy(en, 'privacy', {isMeasured}).sections.map(({heading}) => heading);

describe('findPolicy', () => {
  it.each(['shipping', 'returns', 'privacy', 'terms'])('finds %s', (handle) => {
    expect(findPolicy(en, handle, UNMEASURED).handle).toBe(handle);
    expect(findPolicy(en, handle, {isMeasured: true}).handle).toBe(handle);
  });

  it.each(['', 'Terms', 'refunds', undefined])('falls back to shipping for %s', (handle) => {
    expect(findPolicy(en, handle, UNMEASURED).handle).toBe('shipping');
  });

  it('says that nobody is tracked where that is so, and what is counted where it is', () => {
    expect(headings(false)).toContain('No tracking');
    expect(headings(true)).not.toContain('No tracking');
    expect(headings(true)).toContain('Measuring visits, if you agree');
    expect(headings(true)).toHaveLength(headings(false).length);
    expect(findPolicy(en, 'privacy', {isMeasured: true}).summary).not.toContain('doesn’t track');
  });

  it.each([true, false])('names Google among those who handle data: %s', (isMeasured) => {
    const {sections} = findPolicy(en, 'privacy', {isMeasured});
    const others = sections.find(({heading}) => heading === en.privacyPolicy.others.heading);
    expect(others!.paragraphs.join(' ').includes('Google')).toBe(isMeasured);
  });
});
