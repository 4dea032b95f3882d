import {describe, expect, it} from 'vitest';
import {projectKeyHeaders} from './project-key.ts';

describe('projectKeyHeaders', () => {
  it('sends a legacy key, a JWT, as a bearer too', () => {
    expect(projectKeyHeaders('eyJh.eyJp.c2ln')).toEqual({
      apikey: 'eyJh.eyJp.c2ln',
      authorization: 'Bearer eyJh.eyJp.c2ln',
    });
  });

  it.each(['sb_publishable_abc-123', 'sb_secret_abc', 'anything', ''])(
    'sends %s in apikey alone',
    (key) => {
      expect(projectKeyHeaders(key)).toEqual({apikey: key});
    },
  );
});
