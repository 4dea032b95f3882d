import {describe, expect, it} from 'vitest';
import {projectKeyHeaders} from './project-key.ts';

describe('a key of the project', () => {
  it('is sent as a bearer too if it is a legacy one, a JWT', () => {
    expect(projectKeyHeaders('eyJh.eyJp.c2ln')).toEqual({
      apikey: 'eyJh.eyJp.c2ln',
      authorization: 'Bearer eyJh.eyJp.c2ln',
    });
  });

  it.each(['sb_publishable_abc-123', 'sb_secret_abc', 'anything', ''])(
    'is sent in apikey alone: %s',
    (key) => {
      expect(projectKeyHeaders(key)).toEqual({apikey: key});
    },
  );
});
