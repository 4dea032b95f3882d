import {describe, expect, it} from 'vitest';
import {privacyPolicy, returnsPolicy, shippingPolicy, termsPolicy} from '~/content/policies';
import en from '~/words/en/server';
import {sectionId} from './section-id';

describe('sectionId', () => {
  it.each([
    ['How long it is kept', 'how-long-it-is-kept'],
    ['Who else handles it, and where', 'who-else-handles-it-and-where'],
    ['  “Quoted”  ', 'quoted'],
    ['Durée et préférences', 'duree-et-preferences'],
  ])('turns %s into the anchor %s', (heading, id) => {
    expect(sectionId(heading)).toBe(id);
  });

  it.each([
    shippingPolicy(en),
    returnsPolicy(en),
    privacyPolicy(en),
    privacyPolicy(en, {isMeasured: true}),
    termsPolicy(en),
  ])('gives no two sections of $handle the same anchor', ({sections}) => {
    const ids = sections.map(({heading}) => sectionId(heading));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
