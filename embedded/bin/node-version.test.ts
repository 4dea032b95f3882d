import {describe, expect, it} from 'vitest';
import {describeOldNode} from './node-version.mjs';

describe('a version of Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('is recent enough: %s', (version) => {
    expect(describeOldNode(version, '>=20.19')).toBeNull();
  });

  it.each(['20.18.9', '18.20.4', '9.11.2'])(
    'is too old, and one sentence says so: %s',
    (version) => {
      expect(describeOldNode(version, '>=20.19')).toContain(`Node.js ${version} is too old`);
    },
  );
});
