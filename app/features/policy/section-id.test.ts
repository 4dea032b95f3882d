import {describe, expect, it} from 'vitest';
import {defaultPolicy, POLICY_HANDLES} from '~/content/policies';
import en from '~/words/en/server';
import {sectionId} from './section-id';

describe('a section of a policy', () => {
  it.each([
    ['How long it is kept', 'how-long-it-is-kept'],
    ['Who else handles it, and where', 'who-else-handles-it-and-where'],
    ['  “Quoted”  ', 'quoted'],
    ['Durée et préférences', 'duree-et-preferences'],
  ])('with the heading %s has the anchor %s', (heading, id) => {
    expect(sectionId(heading)).toBe(id);
  });

  it.each([
    ...POLICY_HANDLES.map((handle) => defaultPolicy(en, handle)),
    defaultPolicy(en, 'privacy', {isMeasured: true}),
  ])('in $handle has an anchor of its own', ({sections}) => {
    const ids = sections.map(({heading}) => sectionId(heading));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
