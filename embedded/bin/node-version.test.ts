import {describe, expect, it} from 'vitest';
import {describeOldNode} from './node-version.mjs';

describe('describeOldNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(describeOldNode(version, '>=20.19')).toBeNull();
  });

  it.each(['20.18.9', '18.20.4', '9.11.2'])(
    'describes %s as too old, in one sentence',
    (version) => {
      expect(describeOldNode(version, '>=20.19')).toContain(`Node.js ${version} is too old`);
    },
  );
});
