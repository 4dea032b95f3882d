import {describe, expect, it} from 'vitest';
import {keepPlainTags} from '~/lib/security/trusted-types';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {sanitizeAdminHtml} from './admin-html.server';

describe('a description from the admin', () => {
  it('keeps paragraphs, emphasis, lists and links', () => {
    expect(
      sanitizeAdminHtml(
        en,
        '<p>One <b>two</b> <i>three</i><br>four</p><ul><li>five</li></ul><a href="https://a.example/">six</a>',
      ),
    ).toBe(
      '<p>One <strong>two</strong> <em>three</em><br />four</p><ul><li>five</li></ul>' +
        '<a href="https://a.example/" rel="noopener noreferrer">six</a>',
    );
  });

  it('matches what the browser’s Trusted Types policy keeps', () => {
    const html = sanitizeAdminHtml(
      en,
      '<h1>a</h1><p>One <b>two</b> &lt;i&gt; <i>three</i><br>four</p><ul><li>five</li></ul><ol></ol>' +
        '<a href="https://a.example/?a=1&b=2>3">six</a><a href="/about">seven</a>' +
        '<a href="mailto:a@b.ca">eight</a><a href="javascript:alert(1)">nine</a>' +
        '<a target="_blank" rel="noopener" href="/contact">ten</a>' +
        '<a href="#notes">eleven</a><a href="?x=1">twelve</a><a href="journal/x">thirteen</a>' +
        '<a href="HTTPS://B.example/">fourteen</a>',
    );
    expect(html).toContain('href="https://a.example/');
    expect(html).toContain('href="/contact"');
    expect(html).toContain('href="HTTPS://B.example/"');
    expect(keepPlainTags(html)).toBe(html);
  });

  it('leads to the shop’s pages in the page’s language', () => {
    const html =
      '<a href="/about#studio">one</a><a href="/fr/about">two</a><a href="//x.ca">three</a>';
    const hrefs = (words: typeof en) =>
      [...sanitizeAdminHtml(words, html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs(en)).toEqual(['/about#studio', '/fr/about']);
    expect(hrefs(fr)).toEqual(['/fr/about#studio', '/fr/about']);
  });

  it('moves headings down a level, below the page’s', () => {
    expect(sanitizeAdminHtml(en, '<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>')).toBe(
      '<h2>a</h2><h3>b</h3><h6>c</h6><h6>d</h6>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>safe</p>'],
    ['an image that fails', '<img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">safe</p>'],
    ['a javascript: link', '<a href="javascript:alert(1)">safe</a>'],
    ['one in disguise', '<a href="&#106;ava\tscript:alert(1)">safe</a>'],
    ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">safe</a>'],
    ['a link without protocol', '<a href="//evil.example/">safe</a>'],
    ['a form', '<form action="https://evil.example/"><input name=a><button>b</button></form>'],
    ['a drawing', '<svg onload=alert(1)><script>alert(1)</script></svg>'],
    ['markup that mutates', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ['half a tag', '<p>safe<img src=x onerror=alert(1) '],
    ['a name for scripts to find', '<p id="__remixContext" name="shop" class="fixed">safe</p>'],
  ])('removes %s', (_, html) => {
    expect(sanitizeAdminHtml(en, html)).not.toMatch(
      /alert|evil|script|style|onerror|<(img|iframe|svg|math|form|input|button)|\bid=|class=|name=/i,
    );
  });

  it.each(['', '<p></p>', '<p>&nbsp;</p><br>', '<script>alert(1)</script>'])(
    'is empty without text: %j',
    (html) => expect(sanitizeAdminHtml(en, html)).toBe(''),
  );
});
