import {describe, expect, it} from 'vitest';
import {customerCsv} from './customer-csv';

const member = (email: string, tags: string[] = []) => ({
  email,
  tags,
  confirmed_at: new Date('2026-11-21T12:00:00Z'),
});

describe('the list as a file for Shopify’s import', () => {
  it('has Shopify’s columns and a row for each member', () => {
    expect(customerCsv([member('ada@example.com', ['priority-member'])])).toEqual({
      csv: [
        'First Name,Last Name,Email,Accepts Email Marketing,Accepts SMS Marketing,Tags,Note,Tax Exempt\r\n',
        ',,ada@example.com,yes,no,"newsletter, priority-member",On the shop\'s list since 2026-11-21,no\r\n',
      ].join(''),
      leftOut: [],
    });
  });

  it.each(['=cmd@example.com', '+ada@example.com', '-ada@example.com', '@ada', 'ada@'])(
    'omits %s, and says so',
    (email) => {
      const {csv, leftOut} = customerCsv([member(email), member('bo@example.com')]);
      expect(csv.split('\r\n')).toHaveLength(3);
      expect(csv).not.toContain(email);
      expect(leftOut).toEqual([email]);
    },
  );

  it('names the studio’s day, which is the one before in the evening', () => {
    const evening = {...member('ada@example.com'), confirmed_at: new Date('2026-11-22T01:00:00Z')};
    expect(customerCsv([evening]).csv).toContain('since 2026-11-21');
  });

  it('starts no cell with a visitor’s text', () => {
    const {csv} = customerCsv([member('ada@example.com', ['-1-early-access', '=1-early-access'])]);
    expect(csv).toContain('"newsletter, -1-early-access, =1-early-access"');
  });
});
