import {describe, expect, it} from 'vitest';
import {connect, type ConnectionArguments} from './connection';

const page = (args: ConnectionArguments) => connect([1, 2, 3, 4, 5], args, (item) => item);

describe('a connection', () => {
  it.each([false, true])('pages backward without a gap, reverse %s', (reverse) => {
    const all = page({first: 9, reverse}).nodes;
    const walked: number[] = [];
    let before: string | null = null;
    do {
      const {nodes, pageInfo} = page({last: 2, before, reverse});
      walked.unshift(...nodes);
      before = pageInfo.hasPreviousPage ? pageInfo.startCursor : null;
    } while (before);
    expect(walked).toEqual(all);
  });

  it.each(['nonsense', '', btoa('{}'), btoa('position:x')])('rejects %j as a cursor', (after) => {
    expect(() => page({first: 1, after})).toThrow('Invalid cursor for current pagination sort.');
  });
});
