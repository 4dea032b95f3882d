import {describe, expect, it} from 'vitest';
import {SITE} from '#contracts/site';
import {SHIPPING_POLICY} from '~/content/policies';
import {DELIVERY_TIMES} from '~/lib/site/delivery-times';
import {fillPolicy} from './fill-policy';

const wordsOf = (...args: Parameters<typeof fillPolicy>) => JSON.stringify(fillPolicy(...args));

describe('the shipping policy', () => {
  it('has the usual times word for word', () => {
    expect(fillPolicy(SHIPPING_POLICY, SITE, DELIVERY_TIMES)).toEqual(SHIPPING_POLICY);
  });

  it('has the artist’s times and her note', () => {
    const times = {preparation: '7–10', canada: '4–8', note: 'Away in July.'};
    const words = wordsOf(SHIPPING_POLICY, SITE, times);
    expect(words).toContain('leaves the studio within 7–10 business days.');
    expect(words).toContain('The parcel is then on the way for 4–8 days within Canada.');
    expect(words).toContain('Away in July.');
    expect(words).not.toContain('3–5');
    expect(words).not.toContain('depends on the carrier');
  });

  it('has the shop’s name and address; the address of a section is left for a link', () => {
    const policy = {
      handle: 'x',
      title: '{shop}',
      summary: 'Write to {email}, {nobody}.',
      sections: [{heading: 'In {place}', paragraphs: ['{email}'], list: ['{artist}']}],
    };
    const filled = fillPolicy(
      policy,
      {...SITE, name: 'Snow', email: 'a@b.example'},
      DELIVERY_TIMES,
    );
    expect(filled).toEqual({
      handle: 'x',
      title: 'Snow',
      summary: 'Write to a@b.example, {nobody}.',
      sections: [{heading: `In ${SITE.place}`, paragraphs: ['{email}'], list: [SITE.artist.name]}],
    });
  });
});
