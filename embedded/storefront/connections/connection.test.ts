import {describe, expect, it} from 'vitest';
import {paginate, type ConnectionArguments} from './connection';
import {orderBy} from './ordered-list';

interface Item {
  id: number;
  title: string;
}

const items: Item[] = ['delta', 'alpha', 'charlie', 'bravo', 'alpha'].map((title, position) => ({
  id: position + 1,
  title,
}));

function page(args: ConnectionArguments, from: readonly Item[] = items, sort = 'TITLE') {
  const list = orderBy(
    sort,
    from,
    (item) => item.id,
    (item) => item.title,
  );
  return paginate(list, args, (item) => item.id);
}

describe('paginate', () => {
  it('sorts by value, equal ones by number', () => {
    expect(page({first: 9}).nodes).toEqual([2, 5, 4, 3, 1]);
  });

  it('reverses the order', () => {
    expect(page({first: 9, reverse: true}).nodes).toEqual([1, 3, 4, 5, 2]);
  });

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

  it('reports whether there are pages before and after', () => {
    const first = page({first: 2}).pageInfo;
    expect([first.hasPreviousPage, first.hasNextPage]).toEqual([false, true]);
    const rest = page({first: 9, after: first.endCursor}).pageInfo;
    expect([rest.hasPreviousPage, rest.hasNextPage]).toEqual([true, false]);
  });

  it("returns each node's cursor, after which the next page starts", () => {
    const {nodes, edges} = page({first: 9});
    const behind = edges.map(({cursor}) => page({first: 1, after: cursor}).nodes[0]);
    expect(behind).toEqual([...nodes.slice(1), undefined]);
    expect(edges.map(({node}) => node)).toEqual(nodes);
  });

  it('continues at its position when the node of a cursor was deleted', () => {
    const {endCursor} = page({first: 3}).pageInfo;
    const without = items.filter((item) => item.id !== 4);
    expect(page({first: 9, after: endCursor}, without).nodes).toEqual([3, 1]);
  });

  it('returns an empty page with null cursors', () => {
    expect(page({first: 5}, [])).toEqual({
      nodes: [],
      edges: [],
      pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
    });
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
