import {expect, it} from 'vitest';
import {networkOf, wideNetworkOf} from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3'],
  ['2001:DB8:85a3:08d3::1', '2001:db8:85a3:8d3'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', null],
  ['', null],
  [null, null],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:85a3:8d3::1', '2001:db8:85a3'],
  ['2001:DB8:85a3:ffff::2', '2001:db8:85a3'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  [null, null],
])('the wide network of %s is %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
