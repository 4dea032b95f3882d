import {describe, expect, it} from 'vitest';
import {HOME_TAG, launchTag, PRIORITY_TAG} from '../contracts/newsletter.ts';
import {SITE} from '../contracts/site.ts';
import en from '../contracts/words/en.ts';
import {newsletterMailToArtist, newsletterMailToSubscriber} from './newsletter.ts';

const UNSUBSCRIBE = 'https://shop.example/unsubscribe?token=3f1c6a50-6a1f-4c7e-9d5a-0f2b8f2f1b11';

function aWelcome(tags: string[] = []) {
  return newsletterMailToSubscriber({
    email: 'ann@home.example',
    tags,
    unsubscribeUrl: UNSUBSCRIBE,
    language: 'en',
    shopUrl: 'https://shop.example',
  });
}

describe('the email to a new subscriber', () => {
  it('is sent to the subscriber, with a one-click unsubscribe link (RFC 8058)', () => {
    expect(aWelcome()).toMatchObject({
      to: 'ann@home.example',
      replyTo: SITE.email,
      headers: {
        'List-Unsubscribe': `<${UNSUBSCRIBE}>, <mailto:${SITE.email}?subject=unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it.each(['html', 'text'] as const)(
    'contains the sender, the reason and an unsubscribe link, as %s',
    (version) => {
      const words = aWelcome()[version];
      for (const required of [
        SITE.name,
        en.postalAddress,
        SITE.email,
        'You’re receiving this email because',
        UNSUBSCRIBE,
      ]) {
        expect(words).toContain(required);
      }
    },
  );

  it.each([
    ['footer', [], 'Welcome aboard', 'You’re now subscribed to updates'],
    [
      'home page',
      [PRIORITY_TAG, HOME_TAG],
      'You’re on the priority list',
      'You’ll be first to know about new drops and commission openings.',
    ],
    [
      'product page',
      [PRIORITY_TAG, launchTag('breakthrough')],
      'You’re on the priority list',
      'You’ll be notified when the work you’re waiting for launches',
    ],
  ])('repeats the promise of the form in the %s', (_, tags, subject, promise) => {
    const mail = aWelcome(tags);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(promise);
    expect(mail.html).toContain(promise);
  });

  it('quotes no tag, because a stranger can choose one', () => {
    const {html, text, subject} = aWelcome([PRIORITY_TAG, 'cheap-pills', launchTag('at-evil')]);
    expect(html + text + subject).not.toMatch(/pills|evil/);
  });

  it('loads no remote content', () => {
    expect(aWelcome().html).not.toMatch(/<img|<link|url\(|src=/);
  });
});

describe('the artist’s email about a new subscriber', () => {
  const joining = {
    email: 'ann@home.example',
    tags: [PRIORITY_TAG, HOME_TAG],
    page: '/fr/',
    language: 'fr' as const,
    receivedAt: new Date('2026-11-21T04:51:00Z'),
  };

  it('says who joined, when, where, for what and in which language', () => {
    const mail = newsletterMailToArtist(joining);
    expect(mail).toMatchObject({
      to: SITE.email,
      subject: 'New priority member: ann@home.example',
    });
    expect(mail.text).toContain(`Email: ann@home.example
Joined: Saturday, November 21, 2026 at 12:51 a.m.
Page: /fr/
Interested in: early news
Language: French`);
  });

  it('calls people without the tag subscribers, and mentions what is unknown', () => {
    const {subject, text} = newsletterMailToArtist({...joining, tags: [], page: null});
    expect(subject).toBe('New subscriber: ann@home.example');
    expect(text).toContain('Page: Unknown\nInterested in: news');
  });

  it('has no Reply-To, because the list accepts undeliverable addresses', () => {
    expect(newsletterMailToArtist({...joining, email: 'ann@'}).replyTo).toBeUndefined();
  });

  it('does not link the address or the page', () => {
    const page = '/"><a/href="https://evil.example">';
    const {html} = newsletterMailToArtist({...joining, email: `'<b>'@x`, page});
    expect(html).not.toMatch(/<a\b|<b>/);
  });
});
