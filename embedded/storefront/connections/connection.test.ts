import {describe, expect, it} from 'vitest';
import {numberOfGid} from '../schema/gid';
import {type ConnectionArguments, orderBy, paginate} from './connection';

const items = ['delta', 'alpha', 'charlie', 'bravo', 'alpha'].map((title, position) => ({
  id: `gid://shopify/Item/${position + 1}`,
  title,
}));

function page(args: ConnectionArguments, from: typeof items = items, sort = 'TITLE') {
  const list = orderBy(sort, from, (item) => item.title);
  return paginate(list, args, ({id}) => numberOfGid(id));
}

describe('paginate', () => {
  it.each([false, true])('pages forward without a gap, reverse %s', (reverse) => {
    const all = page({first: 9, reverse}).nodes;
    const walked: number[] = [];
    let after: string | null = null;
    do {
      const {nodes, pageInfo} = page({first: 2, after, reverse});
      walked.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(walked).toEqual(all);
  });

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

  it('continues at its position when the node of a cursor was deleted', () => {
    const {endCursor} = page({first: 3}).pageInfo;
    const without = items.filter(({id}) => numberOfGid(id) !== 4);
    expect(page({first: 9, after: endCursor}, without).nodes).toEqual([3, 1]);
  });

  it.each(['nonsense', '', btoa('{}'), btoa('[1]'), btoa('null')])(
    'refuses %j as a cursor',
    (after) => {
      expect(() => page({first: 1, after})).toThrow('Invalid cursor for current pagination sort.');
    },
  );

  it('rejects a cursor of another sort order', () => {
    const {endCursor} = page({first: 1}, items, 'VENDOR').pageInfo;
    expect(() => page({first: 1, after: endCursor})).toThrow(
      'Invalid cursor for current pagination sort.',
    );
  });
});
