import type * as z from 'zod/mini';
import {describe, expect, it} from 'vitest';
import {commissionFormSchema, commissionRequestSchema} from './commission.ts';
import {progressFormSchema} from './commission-progress.ts';
import {contactFormSchema, contactRequestSchema} from './contact.ts';
import en from './words/en.ts';
import {firstIssue} from './first-issue.ts';
import {holdPageSchema} from './hold.ts';
import {launchTag, newsletterFormSchema, priorityFormSchema} from './newsletter.ts';
import {newsletterRequestSchema, unsubscribeRequestSchema} from './newsletter-requests.ts';
import {orderLinkFormSchema} from './order-link.ts';
import {shareImageRequestSchema} from './share-image.ts';
import {visitFormSchema} from './visit.ts';

/** The validation rules of the forms, which browser, action and function share (specification, section 5). */

const WORDS = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Framing',
  message: 'Do you frame prints?',
};
const COMMISSION = {...WORDS, size: '8x10', budget: 'under500'};

const TODAY = '2025-11-03';

const letters = (count: number) => 'x'.repeat(count);
const emailOf = (length: number) => `${'a'.repeat(length - 5)}@b.ca`;
const tooLong = (label: string, limit: number) => `${label} must be less than ${limit} characters`;
const images = (count: number) => Array<string>(count).fill('https://example.com/a.jpg');
const INVALID = 'Please enter a valid email address';
const INVALID_NUMBER = 'Please enter the order number in your confirmation email, such as 1001';

/** A field, a value, and the expected message; null when the value is valid. */
type Rule = [field: string, value: unknown, message: string | null];

const SHARED: Rule[] = [
  ['name', '', 'Name is required'],
  ['name', '  \n ', 'Name is required'],
  ['name', undefined, 'Name is required'],
  ['name', letters(100), null],
  ['name', ` ${letters(100)}\n`, null],
  ['name', letters(101), tooLong('Name', 100)],
  ['email', 'ada', 'Invalid email address'],
  ['email', 'ada@', 'Invalid email address'],
  ['email', 'ada@home', 'Invalid email address'],
  ['email', emailOf(255), null],
  ['email', emailOf(256), tooLong('Email', 255)],
  ['subject', undefined, 'Subject is required'],
  ['subject', '  ', 'Subject is required'],
  ['subject', letters(200), null],
  ['subject', letters(201), tooLong('Subject', 200)],
];

/** The address of both sign-up forms. */
const SIGN_UP: Rule[] = [
  ['email', '', INVALID],
  ['email', undefined, INVALID],
  ['email', 'ada.example.com', INVALID],
  ['email', 'a@b.ca,c@d.ca', INVALID],
  ['email', emailOf(255), null],
  ['email', emailOf(256), tooLong('Email', 255)],
];

const FORMS: [string, z.ZodMiniType, Record<string, string>, Rule[]][] = [
  [
    'a visit',
    visitFormSchema(en, TODAY),
    {...WORDS, message: '', exhibition: 'low-water', day: '2999-01-01'},
    [
      ['day', '', 'Day is required'],
      ['day', '2999-02-30', 'Day is required'],
      ['day', TODAY, null],
      ['day', '2025-11-02', 'Day must be today or later'],
      ['message', letters(800), null],
      ['message', letters(801), tooLong('Message', 800)],
    ],
  ],
  [
    'a message',
    contactFormSchema(en),
    WORDS,
    [
      ...SHARED,
      ['message', undefined, 'Message is required'],
      ['message', '\n\n', 'Message is required'],
      ['message', letters(1000), null],
      // Counted as in a browser, which counts a CRLF of the posted form as one character.
      ['message', `${letters(998)}\r\nx`, null],
      ['message', letters(1001), tooLong('Message', 1000)],
    ],
  ],
  [
    'a question about an order',
    orderLinkFormSchema(en),
    {number: '1001', email: WORDS.email},
    [
      ['number', ' # 1001 ', null],
      ['number', 'MH-1001', null],
      ['number', '', INVALID_NUMBER],
      ['number', undefined, INVALID_NUMBER],
      ['number', '1001 or name:*', INVALID_NUMBER],
      ['number', '1'.repeat(30), null],
      ['number', '1'.repeat(31), tooLong('Order number', 30)],
    ],
  ],
  [
    'a commission request',
    commissionFormSchema(en, TODAY),
    COMMISSION,
    [
      ...SHARED,
      ['phone', '', null],
      ['phone', letters(20), null],
      ['phone', letters(21), tooLong('Phone', 20)],
      ['colors', letters(200), null],
      ['colors', letters(201), tooLong('Colors description', 200)],
      ['message', '\n \n', 'Additional details are required'],
      ['message', letters(2000), null],
      ['message', letters(2001), tooLong('Message', 2000)],
      ...['8x10', '12x16', '16x20', '24x36', 'custom'].map((size): Rule => ['size', size, null]),
      ['size', undefined, 'Please select size and budget'],
      ['size', 'huge', 'Please select size and budget'],
      ...['under500', '500-1000', '1000-2000', 'over2000'].map((budget): Rule => [
        'budget',
        budget,
        null,
      ]),
      ['budget', '', 'Please select size and budget'],
      ['deadline', '', null],
      ['deadline', '2096-02-29', null],
      ['deadline', TODAY, null],
      ['deadline', '2025-11-02', 'Deadline must be today or later'],
      ['deadline', '2097-02-30', 'Invalid date'],
      ['deadline', '0000-01-01', 'Deadline must be today or later'],
    ],
  ],
  [
    'the body of a commission request',
    commissionRequestSchema(TODAY),
    COMMISSION,
    [
      ['imageUrls', images(10), null],
      ['imageUrls', images(11), 'You can send up to 10 pictures'],
      // The shop’s server says how the desk was, which must not fail the request.
      ['isWaitingList', 'yes', null],
      ['termsVersion', 'none', null],
    ],
  ],
  [
    'an update of the artist’s',
    progressFormSchema(en),
    {stage: 'sketch', version: '0'},
    [
      ['stage', 'lost', en.unknownStage],
      ['note', letters(1000), null],
      ['note', letters(1001), tooLong('Note', 1000)],
      ['price', '1,250.01', null],
      ['price', 'free', en.priceRequired],
      ['depositPercent', '4', en.depositShare],
      ['depositDays', '0.5', en.daysToPay],
      ['balanceDays', '366', en.daysToPay],
    ],
  ],
  [
    'the terms of a hold',
    holdPageSchema,
    {
      intent: 'agree',
      token: crypto.randomUUID(),
      version: '0',
      price: '4,800',
      shipping: '0',
      hours: '72',
      note: '',
      maxPayments: '',
      firstPercent: '25',
    },
    [
      ['price', 'free', en.priceRequired],
      ['price', '0.50', en.priceRequired],
      ['price', '0,50', en.priceRequired],
      ['price', '4,800,50', en.priceRequired],
      ['shipping', '-1', 'Please enter the shipping in dollars, 0 if it’s included'],
      ['shipping', '100,000', null],
      ['shipping', '100,000.01', 'Please enter the shipping in dollars, 0 if it’s included'],
      ['hours', '0', 'Please hold it for 1 to 1440 hours'],
      ['hours', '1441', 'Please hold it for 1 to 1440 hours'],
      ['maxPayments', '12', null],
      ['maxPayments', '13', 'A plan has 2 to 12 payments'],
      ['maxPayments', '1', 'A plan has 2 to 12 payments'],
      ['firstPercent', '4', 'The first payment is 5 to 90 percent'],
    ],
  ],
  [
    'a sign-up of the footer or home',
    newsletterFormSchema(en),
    {email: 'ada@example.com'},
    [...SIGN_UP, ['email', 'ada@home', null], ['email', 'a@b.ca\r\nBcc: c@d.ca', INVALID]],
  ],
  [
    'a sign-up for a launch',
    priorityFormSchema(en),
    {email: 'ada@example.com'},
    [...SIGN_UP, ['email', 'ada@home', INVALID], ['email', 'ada@example.com', null]],
  ],
];

/** The message of the first invalid field; null when all are valid. */
function messageFor(schema: z.ZodMiniType, values: object) {
  const {error} = schema.safeParse(values);
  return error ? firstIssue(error) : null;
}

describe.each(FORMS)('%s', (_, schema, valid, rules) => {
  it.each(rules)('with the %s %j: %s', (field, value, message) => {
    const said = messageFor(schema, {...valid, [field]: value});
    expect(said).toEqual(message === null ? null : {field, message});
  });
});

it('the tag of a launch can have the longest handle', () => {
  const messageForTag = (tag: string) =>
    messageFor(newsletterRequestSchema, {email: WORDS.email, tags: [tag]})?.message ?? null;
  expect(messageForTag(launchTag(letters(255)))).toBeNull();
  expect(messageForTag(launchTag(letters(256)))).toBe('Invalid tag');
});

describe('only the first broken rule is reported', () => {
  it.each<[string, z.ZodMiniType, Record<string, string>, string[]]>([
    ['a message', contactFormSchema(en), WORDS, ['name', 'email', 'subject', 'message']],
    [
      'a commission request',
      commissionFormSchema(en, TODAY),
      COMMISSION,
      ['name', 'email', 'subject', 'message', 'size', 'budget'],
    ],
  ])('in %s, in the order of its fields', (_, schema, valid, order) => {
    const values: Record<string, string> = {};
    for (const field of order) {
      expect(messageFor(schema, values)?.field).toBe(field);
      values[field] = valid[field]!;
    }
    expect(messageFor(schema, values)).toBeNull();
  });
});

describe('a text as long as a body can be', () => {
  const NASTY = [
    `${'@'.repeat(65_000)},`,
    `${'a'.repeat(65_000)}@`,
    `a@${'a.'.repeat(32_000)}`,
    `${'a-'.repeat(32_000)}@b`,
    ' '.repeat(65_000),
    `a${'\n'.repeat(64_000)}b`,
  ];

  it.each<[string, z.ZodMiniType]>([
    ['a message', contactRequestSchema],
    ['a commission request', commissionRequestSchema(TODAY)],
    ['a sign-up', newsletterRequestSchema],
    ['a sign-up for a launch', priorityFormSchema(en)],
    ['an unsubscribe token', unsubscribeRequestSchema],
    ['a share card', shareImageRequestSchema],
  ])('is checked quickly in any field of %s', (_, schema) => {
    const {shape} = schema as z.ZodMiniObject;
    const startedMs = performance.now();
    for (const text of NASTY) {
      for (const field of Object.keys(shape)) {
        schema.safeParse({...COMMISSION, [field]: text});
        schema.safeParse({...COMMISSION, [field]: [text]});
      }
    }
    // A pattern that reads the text again from each character takes far longer, on any machine.
    expect(performance.now() - startedMs).toBeLessThan(4000);
  });

  it('is rejected for its length, whatever else is wrong with it', () => {
    const email = `${'@'.repeat(65_000)},`;
    for (const schema of [
      newsletterFormSchema(en),
      priorityFormSchema(en),
      contactFormSchema(en),
    ]) {
      expect(messageFor(schema, {...WORDS, email})?.message).toBe(tooLong('Email', 255));
    }
  });
});
