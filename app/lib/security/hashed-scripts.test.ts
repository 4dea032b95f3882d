import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {hashScripts} from './hashed-scripts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the hashed scripts of a page', () => {
  it('are those that carry the nonce, wherever it stands, and the page no longer shows it', async () => {
    const page =
      '<head><script nonce="n1">first()</script><script async="" nonce="n1" type="module">import "é";\nsecond()</script></head>';
    expect(await hashScripts(page, 'n1')).toEqual({
      html: '<head><script>first()</script><script async="" type="module">import "é";\nsecond()</script></head>',
      scriptHashes: [hashOf('first()'), hashOf('import "é";\nsecond()')],
    });
  });

  it('leave out what somebody else brought into the page', async () => {
    const page =
      '<script>evil()</script><script nonce="other">evil()</script><script type="application/ld+json">{}</script>';
    expect(await hashScripts(page, 'n1')).toEqual({html: page, scriptHashes: []});
  });

  it('stand once in the policy however often they stand in the page', async () => {
    const page = '<script nonce="n1">go()</script><script nonce="n1">go()</script>';
    expect((await hashScripts(page, 'n1')).scriptHashes).toEqual([hashOf('go()')]);
  });
});
