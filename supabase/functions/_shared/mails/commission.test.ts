import {describe, expect, it} from 'vitest';
import {SITE} from '../contracts/site.ts';
import {commissionMailToArtist, commissionMailToVisitor} from './commission.ts';

const BUCKET = 'https://bucket.example/storage/v1/object/public/commission-references/3f1c6a50';
const PROGRESS = 'https://shop.example/commissions/progress/0e5e4fd2-6a0c-4c0e-8d6c-5f3a5bfa3e11';
const STAGES = ['sketch', 'deposit', 'painting', 'drying', 'sent'];

type Commission = Parameters<typeof commissionMailToArtist>[0];

function aCommission(changes: Partial<Commission> = {}): Commission {
  return {
    id: '3f1c6a50-6a1f-4c7e-9d5a-0f2b8f2f1b11',
    name: 'Ann Roy',
    email: 'ann@home.example',
    phone: '+1 (506) 555-0142',
    size: '16x20',
    budget: '500-1000',
    subject: 'The cove',
    colors: 'Pewter',
    deadline: '2027-06-12',
    message: 'At first light.\nPlease.',
    imageUrls: [`${BUCKET}/1763691000000-0-cove.JPG`, `${BUCKET}/1763691000001-1-IMG_2.heic`],
    isWaitingList: false,
    termsVersion: '2023-06-28',
    receivedAt: new Date('2026-11-21T04:51:00Z'),
    progressUrl: PROGRESS,
    language: 'en',
    ...changes,
  };
}

function linksOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

function picturesOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src);
}

describe('the artist’s email about a commission', () => {
  it('contains everything in its text version', () => {
    expect(commissionMailToArtist(aCommission()).text).toBe(`${SITE.name}

Ann Roy would like a painting
The cove

Size: 16 × 20 inches
Budget: CAD $500 to $1,000
Needed by: June 12, 2027 (in 29 weeks)
Colours: Pewter
From: Ann Roy
Email: ann@home.example
Phone: +1 (506) 555-0142
Terms: Version of June 28, 2023

> At first light.
> Please.

Reply to Ann Roy: ann@home.example

When you reach a new stage, let the buyer know with one click:
Sketch: ${PROGRESS}?stage=sketch
Deposit: ${PROGRESS}?stage=deposit
Painting: ${PROGRESS}?stage=painting
Drying: ${PROGRESS}?stage=drying
Shipped: ${PROGRESS}?stage=sent

Reference image 1 of 2: cove.JPG
${BUCKET}/1763691000000-0-cove.JPG

Reference image 2 of 2: IMG_2.heic
${BUCKET}/1763691000001-1-IMG_2.heic

--\u0020
Sent Saturday, November 21, 2026 at 12:51 a.m. through the commission form
`);
  });

  it('links to a reply, a call, each stage and each image', () => {
    expect(linksOf(commissionMailToArtist(aCommission()).html)).toEqual([
      'mailto:ann@home.example',
      'tel:+15065550142',
      'mailto:ann@home.example?subject=Re%3A%20The%20cove',
      ...STAGES.map((stage) => `${PROGRESS}?stage=${stage}`),
      `${BUCKET}/1763691000000-0-cove.JPG`,
      `${BUCKET}/1763691000001-1-IMG_2.heic`,
    ]);
  });

  it.each([
    ['jpg', true],
    ['jpeg', true],
    ['png', true],
    ['gif', true],
    ['webp', true],
    ['heic', false],
    ['avif', false],
  ])('displays .%s: %s', (extension, isDrawn) => {
    const url = `${BUCKET}/1763691000000-0-a.${extension}`;
    const {html} = commissionMailToArtist(aCommission({imageUrls: [url]}));
    expect(picturesOf(html)).toEqual(isDrawn ? [url] : []);
    expect(linksOf(html)).toContain(url);
  });

  it('mentions missing images and other omitted fields', () => {
    const {html, text} = commissionMailToArtist(
      aCommission({imageUrls: [], phone: null, colors: null, deadline: null}),
    );
    expect(picturesOf(html)).toEqual([]);
    for (const words of [
      'No reference images came with this request.',
      'Needed by: No date given',
      'Colours: Not given',
      'Phone: Not given',
    ]) {
      expect(text).toContain(words);
    }
    expect(linksOf(html)).toHaveLength(2 + STAGES.length);
  });

  it('is below the size at which Gmail clips an email, with every field at its limit', () => {
    const {html} = commissionMailToArtist(
      aCommission({
        name: '"'.repeat(100),
        subject: '"'.repeat(200),
        colors: '"'.repeat(200),
        message: '.a'.repeat(1000),
        imageUrls: Array.from(
          {length: 10},
          (_, index) => `${BUCKET}/176369100000${index}-${index}-${'a'.repeat(96)}.jpg`,
        ),
      }),
    );
    expect(html.length).toBeLessThan(102 * 1024);
  });
});

const receipt = {
  email: 'ann@home.example',
  size: '24x36',
  budget: 'over2000',
  deadline: '2027-06-12',
  isWaitingList: false,
  statusUrl: 'https://shop.example/commissions/status/7c1d',
  language: 'en',
  shopUrl: 'https://shop.example',
} as const;
const mail = commissionMailToVisitor(receipt);

it('both emails about a commission say that the request is on the waiting list', () => {
  const waits = commissionMailToVisitor({...receipt, isWaitingList: true});
  expect(waits.text).toContain('your request is on the waiting list');
  expect(mail.text).not.toContain('waiting list');
  const {text} = commissionMailToArtist(aCommission({isWaitingList: true, termsVersion: null}));
  expect(text).toContain('Status: On the waiting list');
  expect(text).not.toContain('Terms:');
});
