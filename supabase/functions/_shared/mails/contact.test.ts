import {describe, expect, it} from 'vitest';
import {SITE} from '../contracts/site.ts';
import {contactMailToArtist, contactMailToVisitor} from './contact.ts';

const NASTY =
  '</td></table><script>alert(1)</script> "><img src=x onerror=alert(1)> https://evil.example';

function aMessage(changes: Partial<Parameters<typeof contactMailToArtist>[0]> = {}) {
  return {
    id: '3f1c6a50-6a1f-4c7e-9d5a-0f2b8f2f1b11',
    name: 'Ann Roy',
    email: 'ann@home.example',
    subject: 'The heron',
    message: 'Is it still there?\n\nAnn',
    receivedAt: new Date('2026-11-21T04:51:00Z'),
    language: 'en' as const,
    shopUrl: 'https://shop.example',
    ...changes,
  };
}

describe('the artist’s email about a message', () => {
  it('is sent to the artist, with the visitor as Reply-To', () => {
    const {to, replyTo, subject, headers} = contactMailToArtist(aMessage());
    expect({to, replyTo, subject, headers}).toEqual({
      to: SITE.email,
      replyTo: 'ann@home.example',
      subject: 'Message: The heron',
      headers: {'X-Entity-Ref-ID': '3f1c6a50-6a1f-4c7e-9d5a-0f2b8f2f1b11'},
    });
  });

  it('contains everything in both versions', () => {
    const {html, text} = contactMailToArtist(aMessage());
    expect(text).toBe(`${SITE.name}

A message from Ann Roy
The heron

From: Ann Roy
Email: ann@home.example

> Is it still there?
>
> Ann

Reply to Ann Roy: ann@home.example

--\u0020
Sent Saturday, November 21, 2026 at 12:51 a.m. through the contact form
`);
    const read = html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '').replace(/\s+/g, ' ');
    for (const line of text.split('\n')) {
      const words = line.replace(/^(?:--|>|From:|Email:)|: ann@.*$/g, '').trim();
      expect(read).toContain(words);
    }
  });

  it('allows no field to add a header', () => {
    const {subject} = contactMailToArtist(aMessage({subject: 'Hi\r\nBcc: b@evil.example'}));
    expect(subject).toBe('Message: Hi Bcc: b@evil.example');
  });

  it('shows markup and URLs as plain text', () => {
    const {html} = contactMailToArtist(aMessage({name: NASTY, subject: NASTY, message: NASTY}));
    expect(html).not.toMatch(/<script|<img|<\/td><\/table>/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toHaveLength(2);
    expect(links.every((href) => href?.startsWith('mailto:ann@home.example'))).toBe(true);
  });
});

it('the email that confirms a message is sent to the visitor, with the artist as Reply-To, and prevents automatic replies', () => {
  const {to, replyTo, subject, headers} = contactMailToVisitor({
    email: 'ann@home.example',
    language: 'en',
    shopUrl: 'https://shop.example',
  });
  expect({to, replyTo, subject, headers}).toEqual({
    to: 'ann@home.example',
    replyTo: SITE.email,
    subject: 'Your message arrived',
    headers: {'Auto-Submitted': 'auto-replied'},
  });
});
