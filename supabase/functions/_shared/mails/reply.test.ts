import {describe, expect, it} from 'vitest';
import {confirmVisitButton, mailto, replyButton, telephone} from './reply.ts';

describe('the button to reply', () => {
  it('opens an email to the visitor with the same subject', () => {
    const {html, text} = replyButton({name: 'Ann', email: 'ann@home.example', subject: 'A & B?'});
    expect(html.text).toContain('href="mailto:ann@home.example?subject=Re%3A%20A%20%26%20B%3F"');
    expect(html.text).toContain('Reply to Ann');
    expect(text).toBe('Reply to Ann: ann@home.example');
  });

  it('adds no header and no recipient, whatever the subject contains', () => {
    const subject = 'x&bcc=b@evil.example\r\nBcc: c@evil.example\ud800';
    const {html} = replyButton({name: 'Ann', email: 'ann@home.example', subject});
    expect(html.text).toContain(
      'href="mailto:ann@home.example?subject=Re%3A%20x%26bcc%3Db%40evil.example%20Bcc%3A%20c%40evil.example%EF%BF%BD"',
    );
  });

  it('shortens a long name', () => {
    const {text} = replyButton({name: 'n'.repeat(100), email: 'a@b.example', subject: 's'});
    expect(text).toBe(`Reply to ${'n'.repeat(39)}…: a@b.example`);
  });
});

describe('the button to confirm a visit', () => {
  const visit = {exhibition: 'Low Water', where: 'Net Loft, Alma', day: '2026-12-05'};
  const draftOf = (language: 'en' | 'fr', name = 'Ann') => {
    const {html} = confirmVisitButton({name, email: 'ann@home.example', visit, language});
    const [, href = ''] = /href="([^"]*)"/.exec(html.text) ?? [];
    return new URL(href.replaceAll('&amp;', '&'));
  };

  it('opens a reply that confirms the visit, in the visitor’s language', () => {
    const draft = draftOf('en');
    expect(draft.pathname).toBe('ann@home.example');
    expect(draft.searchParams.get('subject')).toBe('Your visit to Low Water on December 5, 2026');
    expect(draft.searchParams.get('body')).toMatch(
      /^Hello Ann,\r\n\r\n.*December 5, 2026 at Low Water, Net Loft, Alma\./,
    );
    expect(draftOf('fr').searchParams.get('body')).toMatch(/^Bonjour Ann,[^]*5 décembre 2026/);
  });

  it('adds no header and no recipient, whatever the name contains', () => {
    const draft = draftOf('en', 'Ann&bcc=b@evil.example');
    expect([...draft.searchParams.keys()]).toEqual(['subject', 'body']);
  });
});

it('a mailto link encodes the whole address', () => {
  expect(mailto("o'neil+shop?bcc=x,y@home.example")).toBe(
    "mailto:o'neil%2Bshop%3Fbcc%3Dx%2Cy@home.example",
  );
});

it.each([
  ['+1 (506) 555-0142', 'tel:+15065550142'],
  ['(+1) 506.555.0142', 'tel:+15065550142'],
  ['506-555-0142 ext. 12', 'tel:5065550142'],
  ['506-555-0142 #12', 'tel:5065550142'],
  ['\u202d506 555 0142\u202c', 'tel:5065550142'],
  ['5550142', 'tel:5550142'],
  ['555014', null],
  ['call me', null],
  ['javascript:alert(1)', null],
])('the phone number %s links to %s', (phone, href) => {
  expect(telephone(phone)).toBe(href);
});
