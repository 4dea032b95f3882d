import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({env: {SHOP_CLOCK: '2025-11-03T12:55:00Z', TZ: 'Asia/Kolkata'}});
});
afterAll(() => shop.close());

describe('Breakthrough, minutes before ten in the morning of its day', () => {
  it('is launched on its card, which uses 09:00 and does not show what the page still hides', async () => {
    const {html, text} = await shop.get('/');
    const card = /<article(?:(?!<\/article>).)*Breakthrough.*?<\/article>/s.exec(html)![0];
    expect(card).not.toContain('Coming Soon');
    expect(card).not.toContain('CAD $');
    expect(text, 'the year is the shop’s').toContain('© 2025');
  });

  it('is coming soon on its page, which uses 10:00', async () => {
    const {html, text} = await shop.get('/product/breakthrough');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(<[^>]+>)*Coming Soon/);
    expect(text).toMatch(/\b0d 00:0[0-5]:\d\d/);
    expect(text).toContain('Early access for Priority Members: November 2nd.');
  });
});
