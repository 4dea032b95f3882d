import {describe, expect, it} from 'vitest';
import {html} from './html.ts';

describe('an HTML template', () => {
  it('escapes text and preserves markup', () => {
    const name = `<b>"Tom" & 'Jerry'</b>`;
    expect(html`<p title="${name}">${html`<i>${name}</i>`}</p>`.text).toBe(
      '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;">' +
        '<i>&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;</i></p>',
    );
  });

  it('joins arrays, and renders nothing for null or false', () => {
    expect(html`${[1, 2].map((n) => html`<li>${n}</li>`)}${null}${false}${undefined}`.text).toBe(
      '<li>1</li><li>2</li>',
    );
  });

  it('renders the number zero', () => {
    expect(html`${0}`.text).toBe('0');
  });
});
