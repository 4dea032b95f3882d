import {describe, expect, it} from 'vitest';
import {PAGES, parseBenchArguments} from './arguments';

describe('parseBenchArguments', () => {
  it('defaults to building and measuring the shop alone', () => {
    expect(parseBenchArguments([])).toEqual({
      build: true,
      runs: 5,
      rounds: 5,
      seconds: 3,
      connections: 10,
      others: [],
    });
  });

  it('parses every option', () => {
    const args = '--no-build --runs 1 --rounds 2 --seconds 4 --connections 9999'.split(' ');
    expect(parseBenchArguments(args)).toEqual({
      build: false,
      runs: 1,
      rounds: 2,
      seconds: 4,
      connections: 9999,
      others: [],
    });
  });

  it('assigns other storefronts the shop’s paths, one list for all, or a list each', () => {
    const two = ['--vs', 'stock=http://localhost:4400/', '--vs', 'next=https://next.example'];
    const first = {home: '/', collection: '/collections/all', product: '/products/x?a=b'};
    const second = {home: '/en', collection: '/search', product: '/product/y'};
    const [list, otherList] = [first, second].map((paths) =>
      Object.entries(paths)
        .map((pair) => pair.join('='))
        .join(','),
    );
    const pathsOf = (args: string[]) =>
      parseBenchArguments([...two, ...args]).others.map(({paths}) => paths);

    expect(parseBenchArguments(two).others).toEqual([
      {name: 'stock', origin: 'http://localhost:4400', paths: PAGES},
      {name: 'next', origin: 'https://next.example', paths: PAGES},
    ]);
    expect(pathsOf(['--vs-paths', list!])).toEqual([first, first]);
    expect(pathsOf(['--vs-paths', list!, '--vs-paths', otherList!])).toEqual([first, second]);
  });

  it('accepts builds beside running storefronts', () => {
    const args = ['--vs-build', 'stock=../skeleton/dist', '--vs', 'next=https://next.example'];
    expect(parseBenchArguments(args).others).toEqual([
      {name: 'next', origin: 'https://next.example', paths: PAGES},
      {name: 'stock', buildFolder: '../skeleton/dist', paths: PAGES},
    ]);
  });

  it.each([
    [['--runs', '0'], "--runs wants a number from 1, not '0'"],
    [['--rounds', '10000'], "--rounds wants a number from 1, not '10000'"],
    [['--seconds', '1.5'], "--seconds wants a number from 1, not '1.5'"],
    [['--connections', 'many'], "--connections wants a number from 1, not 'many'"],
    [['--vs', 'http://localhost'], "--vs wants NAME=URL, not 'http://localhost'"],
    [['--vs', 'stock=localhost:3000'], "--vs wants NAME=URL, not 'stock=localhost:3000'"],
    [['--vs-build', 'dist'], "--vs-build wants NAME=FOLDER, not 'dist'"],
    [['--vs-paths', 'home=/,product=/x'], 'names no path of collection'],
    [['--vs-paths', 'home=x,collection=/,product=/'], 'names no path of home'],
    [['--quick'], "Unknown option '--quick'"],
  ])('rejects %j', (args, message) => {
    expect(() => parseBenchArguments(args)).toThrow(message);
  });
});
