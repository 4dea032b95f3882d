import {expect, it, vi} from 'vitest';
import {onceFor} from './once-for';

it('makes one result for each object', () => {
  const make = vi.fn(({name}: {name: string}) => ({greeting: `Hello, ${name}`}));
  const greet = onceFor(make);
  const zoe = {name: 'Zoë'};
  expect(greet(zoe)).toBe(greet(zoe));
  expect(greet({name: 'Zoë'})).not.toBe(greet(zoe));
  expect(make).toHaveBeenCalledTimes(2);
});
