import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {hashScripts} from './hashed-scripts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the hashed scripts of a page', () => {
  it('are those with the nonce, and the page keeps no nonce', async () => {
    const page =
      '<head><script nonce="n1">first()</script><script async="" nonce="n1" type="module">import "é";\nsecond()</script></head>';
    const {parts, scriptHashes} = await hashScripts(page, 'n1');
    expect({html: parts.join(''), scriptHashes}).toEqual({
      html: '<head><script>first()</script><script async="" type="module">import "é";\nsecond()</script></head>',
      scriptHashes: [hashOf('first()'), hashOf('import "é";\nsecond()')],
    });
  });

  it('do not include injected scripts', async () => {
    const page =
      '<script>evil()</script><script nonce="other">evil()</script><script type="application/ld+json">{}</script>';
    expect(await hashScripts(page, 'n1')).toEqual({parts: [page], scriptHashes: []});
  });

  it('are in the policy once, however often the page has them', async () => {
    const page = '<script nonce="n1">go()</script><script nonce="n1">go()</script>';
    expect((await hashScripts(page, 'n1')).scriptHashes).toEqual([hashOf('go()')]);
  });
});
