import {describe, expect, it} from 'vitest';
import {
  MEASURED_PRIVACY_POLICY,
  PRIVACY_POLICY,
  RETURNS_POLICY,
  SHIPPING_POLICY,
  TERMS_POLICY,
} from '~/content/policies';
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

  it.each([SHIPPING_POLICY, RETURNS_POLICY, PRIVACY_POLICY, MEASURED_PRIVACY_POLICY, TERMS_POLICY])(
    'gives no two sections of $handle the same anchor',
    ({sections}) => {
      const ids = sections.map(({heading}) => sectionId(heading));
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
