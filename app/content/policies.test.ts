import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {defaultPolicy} from './policies';

const headings = (isMeasured: boolean) =>
  defaultPolicy(en, 'privacy', {isMeasured}).sections.map(({heading}) => heading);

describe('the privacy policy', () => {
  it('says that nobody is tracked, or what is measured with consent', () => {
    expect(headings(false)).toContain('No tracking');
    expect(headings(true)).not.toContain('No tracking');
    expect(headings(true)).toContain('Measuring visits, if you agree');
    expect(headings(true)).toHaveLength(headings(false).length);
    expect(defaultPolicy(en, 'privacy', {isMeasured: true}).summary).not.toContain('doesn’t track');
  });

  it.each([true, false])('names Google among those who handle data: %s', (isMeasured) => {
    const {sections} = defaultPolicy(en, 'privacy', {isMeasured});
    const others = sections.find(
      ({heading}) => heading === en.privacyPolicy.sections.others.heading,
    );
    expect(others!.blocks.join(' ').includes('Google')).toBe(isMeasured);
  });
});
