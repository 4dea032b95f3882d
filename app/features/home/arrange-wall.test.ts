import {expect, it} from 'vitest';
import {arrangeWall} from './arrange-wall';

const work = (name: string, width: number) => ({
  name,
  images: {nodes: [{url: `https://cdn.example/${name}.jpg`, width, height: 100}]},
});
const names = (works: {name: string}[]) => works.map(({name}) => name).join('');

it('puts the two widest pictures first and last, and keeps the order of the others', () => {
  const works = [80, 100, 200, 133, 80, 150, 90].map((width, at) => work('abcdefg'[at]!, width));
  expect(names(arrangeWall(works))).toBe('cabdegf');
});

it('leaves fewer works as they are, with pictures or without', () => {
  const works = [{name: 'a', images: {nodes: []}}, work('b', 200)];
  expect(names(arrangeWall(works))).toBe('ab');
});
