import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {postAction} from '../support/post-action';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

/** The rules and the words of the specification (sections 5 and 8), at the actions, which a browser's script can be passed by. */
interface Form {
  path: string;
  fields: Record<string, string>;
  success: {title: string; description: string};
  failure: string;
}

const WORDS = {name: 'Ada', email: 'ada@example.com', subject: 'Subject', message: 'Message'};
const CONTACT: Form = {
  path: '/contact',
  fields: WORDS,
  success: {title: 'Message sent!', description: "I'll get back to you soon."},
  failure: 'Failed to send message',
};
const COMMISSION: Form = {
  path: '/commissions',
  fields: {...WORDS, size: '8x10', budget: 'under500'},
  success: {
    title: 'Commission request received!',
    description: "I'll get back to you within 1-2 business days.",
  },
  failure: 'Failed to submit request',
};
const FOOTER: Form = {
  path: '/newsletter',
  fields: {email: 'ada@example.com', source: 'footer'},
  success: {title: 'Welcome aboard!', description: "You're now subscribed to updates"},
  failure: 'Subscription failed',
};
const HOME: Form = {
  path: '/newsletter',
  fields: {email: 'ada@example.com', source: 'home'},
  success: {
    title: 'Welcome to the priority list!',
    description: "You'll be first to know about new drops & commission openings",
  },
  failure: 'Subscription failed',
};
const LAUNCH: Form = {
  path: '/newsletter',
  fields: {
    email: 'ada@example.com',
    source: 'launch',
    handle: 'breakthrough',
    title: 'Breakthrough',
  },
  success: {
    title: "You're on the priority list!",
    description: "You'll be notified when Breakthrough launches.",
  },
  failure: 'Failed to join priority list',
};
const FORMS: [string, Form][] = [
  ['contact', CONTACT],
  ['commission', COMMISSION],
  ['footer', FOOTER],
  ['home', HOME],
  ['launch', LAUNCH],
];

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});
beforeEach(() => shop.control.reset());

function post({path, fields}: Form, changes: Record<string, string | null> = {}) {
  const body = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) body.delete(name);
    else body.set(name, value);
  }
  return postAction(`${shop.url}${path}`, body);
}

const emailOf = (length: number) => `${'a'.repeat(length - 5)}@b.ca`;
const rule = (name: string, limit: number) => `${name} must be less than ${limit} characters`;

describe.each(FORMS)('the action of %s', (_, form) => {
  it('says the success in its words', async () => {
    expect(await post(form)).toMatchObject({
      status: 200,
      result: {ok: true, notice: form.success},
    });
  });

  it.each([
    [
      'the function’s own words',
      {status: 500, body: '{"error":{"code":"internal","message":"The list is full"}}'},
      'The list is full',
    ],
    ['nothing to read', {status: 503, body: '<h1>Bad gateway</h1>'}, 'Please try again later'],
    ['no answer', {drop: true as const}, 'Please try again later'],
  ])('says a failure with %s', async (__, fault, description) => {
    await shop.control.setFaults([{target: 'functions', ...fault}]);
    const {status, result} = await post(form);
    expect(status).toBe(502);
    expect(result).toMatchObject({ok: false, notice: {title: form.failure, description}});
    expect(result).toMatchObject({values: form.fields});
  });

  it('says a refusal of the function’s own with its status, its words and what was typed', async () => {
    const refuse = (status: number, fields?: Record<string, string>) =>
      shop.control.setFaults([
        {target: 'functions', status, body: JSON.stringify({error: {message: 'Not so', fields}})},
      ]);
    await refuse(400, {email: 'Not so'});
    expect(await post(form)).toMatchObject({
      status: 400,
      result: {
        ok: false,
        field: 'email',
        notice: {title: 'Validation Error', description: 'Not so'},
        values: form.fields,
      },
    });
    await refuse(429);
    expect(await post(form)).toMatchObject({
      status: 429,
      result: {
        ok: false,
        field: null,
        notice: {title: form.failure, description: 'Not so'},
        values: form.fields,
      },
    });
  });
});

describe.each<[string, Form, string, string | null, string | null]>([
  ['contact', CONTACT, 'name', '', 'Name is required'],
  ['contact', CONTACT, 'name', ' ', 'Name is required'],
  ['contact', CONTACT, 'name', 'x'.repeat(100), null],
  ['contact', CONTACT, 'name', 'x'.repeat(101), rule('Name', 100)],
  ['contact', CONTACT, 'email', 'ada@', 'Invalid email address'],
  ['contact', CONTACT, 'email', emailOf(255), null],
  ['contact', CONTACT, 'email', emailOf(256), rule('Email', 255)],
  ['contact', CONTACT, 'subject', null, 'Subject is required'],
  ['contact', CONTACT, 'subject', 'x'.repeat(200), null],
  ['contact', CONTACT, 'subject', 'x'.repeat(201), rule('Subject', 200)],
  ['contact', CONTACT, 'message', '', 'Message is required'],
  ['contact', CONTACT, 'message', 'x'.repeat(1000), null],
  ['contact', CONTACT, 'message', 'x'.repeat(1001), rule('Message', 1000)],
  ['commission', COMMISSION, 'name', '', 'Name is required'],
  ['commission', COMMISSION, 'name', 'x'.repeat(101), rule('Name', 100)],
  ['commission', COMMISSION, 'email', 'ada', 'Invalid email address'],
  ['commission', COMMISSION, 'email', emailOf(256), rule('Email', 255)],
  ['commission', COMMISSION, 'phone', '1'.repeat(20), null],
  ['commission', COMMISSION, 'phone', '1'.repeat(21), rule('Phone', 20)],
  ['commission', COMMISSION, 'subject', '', 'Subject is required'],
  ['commission', COMMISSION, 'subject', 'x'.repeat(201), rule('Subject', 200)],
  ['commission', COMMISSION, 'colors', 'x'.repeat(200), null],
  ['commission', COMMISSION, 'colors', 'x'.repeat(201), rule('Colors description', 200)],
  ['commission', COMMISSION, 'message', '', 'Additional details are required'],
  ['commission', COMMISSION, 'message', 'x'.repeat(2000), null],
  ['commission', COMMISSION, 'message', 'x'.repeat(2001), rule('Message', 2000)],
  ['commission', COMMISSION, 'size', null, 'Please select size and budget'],
  ['commission', COMMISSION, 'size', 'huge', 'Please select size and budget'],
  ['commission', COMMISSION, 'budget', '', 'Please select size and budget'],
  ['footer', FOOTER, 'email', '', 'Please enter a valid email address'],
  ['footer', FOOTER, 'email', 'ada', 'Please enter a valid email address'],
  ['footer', FOOTER, 'email', 'ada@b', null],
  ['home', HOME, 'email', 'ada', 'Please enter a valid email address'],
  ['home', HOME, 'email', emailOf(255), null],
  ['launch', LAUNCH, 'email', 'ada@b', 'Please enter a valid email address'],
])('%s', (_, form, field, value, message) => {
  it(`answers a ${field} of ${value?.length ?? 'no'} characters: ${message ?? 'sent'}`, async () => {
    const {status, result} = await post(form, {[field]: value});
    if (message === null) {
      expect(status).toBe(200);
      return;
    }
    expect(status).toBe(400);
    expect(result).toMatchObject({
      ok: false,
      field,
      notice: {title: 'Validation Error', description: message},
    });
    const {newsletter, contact, commission} = await shop.control.submissions();
    expect([...newsletter, ...contact, ...commission]).toEqual([]);
  });
});

describe('the limits against abuse, where they count', () => {
  it('answer the sixth message of an hour with words and a way out', async () => {
    await shop.control.setLimits(true);
    const answers = [];
    for (let n = 1; n <= 6; n += 1) {
      answers.push(await post(CONTACT, {message: `Message ${n}`, elapsedMs: '9000'}));
    }
    expect(answers.slice(0, 5).map(({status}) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[5]!.status).toBe(429);
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers[5]!.result).toMatchObject({
      ok: false,
      notice: {
        title: 'Failed to send message',
        description: expect.stringMatching(
          /try again in \d+ minutes?, or write to studio@/,
        ) as unknown,
      },
    });
    expect((await shop.control.submissions()).contact).toHaveLength(5);
  });

  it('refuse a form that was sent sooner than a person could', async () => {
    await shop.control.setLimits(true);
    const {status, result} = await post(CONTACT, {elapsedMs: '300'});
    expect(status).toBe(400);
    expect(result).toMatchObject({
      notice: {description: 'That was very quick. Please wait a moment and send it again'},
    });
  });

  it('refuse the hidden field filled in, and say so', async () => {
    const {status, result} = await post(CONTACT, {website: 'https://spam.example'});
    expect(status).toBe(400);
    expect(result).toMatchObject({ok: false, notice: {title: 'Failed to send message'}});
    expect((await shop.control.submissions()).contact).toEqual([]);
  });
});
