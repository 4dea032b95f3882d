import {beforeAll, describe, expect, it} from 'vitest';
import {postAction} from '../support/post-action';
import {useSharedShop} from '../support/shared-shop';

/** The messages of success of the specification (section 8), in the actions; those of failure are in `faults.test.ts`. */
interface Form {
  path: string;
  fields: Record<string, string>;
  success: {title: string; description: string; detail?: string};
}

const WORDS = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Subject',
  message: 'A message of Ada',
};
const CONTACT: Form = {
  path: '/contact',
  fields: WORDS,
  success: {title: 'Message sent!', description: "I'll get back to you soon."},
};
const COMMISSION: Form = {
  path: '/commissions',
  fields: {...WORDS, size: '8x10', budget: 'under500'},
  success: {
    title: 'Commission request received!',
    description: "I'll get back to you within 1-2 business days.",
  },
};
const ORDER: Form = {
  path: '/order',
  fields: {number: '#1001', email: 'ada@example.com'},
  success: {
    title: 'Check your email',
    description:
      'If the number and the address belong to an order, the link arrives within a few minutes.',
  },
};
const VISIT: Form = {
  path: '/exhibitions',
  fields: {
    exhibition: 'low-water',
    day: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    name: 'Ada',
    email: 'ada@example.com',
  },
  success: {title: 'Your request is on its way!', description: 'I’ll confirm the day by email.'},
};
const HOLD: Form = {
  path: '/product/the-long-gale/hold',
  fields: {name: 'Ada', email: 'ada@example.com', message: ''},
  success: {
    title: 'Check your email',
    description:
      'Click the link in the email I’ve just sent you. I’ll get your request once you do.',
  },
};
const STILL_TO_DO =
  'One more step: click the link in the email I’ve just sent you. Already confirmed? You’re all set.';
const FOOTER: Form = {
  path: '/newsletter',
  fields: {email: 'ada@example.com', source: 'footer'},
  success: {
    title: 'Welcome aboard!',
    description: "You're now subscribed to updates",
    detail: STILL_TO_DO,
  },
};
const HOME: Form = {
  path: '/newsletter',
  fields: {email: 'ada@example.com', source: 'home'},
  success: {
    title: 'Welcome to the priority list!',
    description: "You'll be first to know about new drops & commission openings",
    detail: STILL_TO_DO,
  },
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
    detail: STILL_TO_DO,
  },
};
const STOCK: Form = {
  path: '/newsletter',
  fields: {
    email: 'ada@example.com',
    source: 'stock',
    handle: 'first-light',
    title: 'First Light, 24×32 in,',
    // The page says which.
    item: '',
  },
  success: {
    title: 'I’ll let you know',
    description:
      'You’ll get one email when First Light, 24×32 in, is available again, and no others.',
    detail: STILL_TO_DO,
  },
};
const FORMS: [string, Form][] = [
  ['stock', STOCK],
  ['contact', CONTACT],
  ['commission', COMMISSION],
  ['order', ORDER],
  ['visit', VISIT],
  ['hold', HOLD],
  ['footer', FOOTER],
  ['home', HOME],
  ['launch', LAUNCH],
];

const shop = useSharedShop();
beforeAll(async () => {
  const page = await (await fetch(`${shop.url}/product/first-light`)).text();
  STOCK.fields.item = /name="item" value="(gid:[^"]+)"/.exec(page)?.[1] ?? '';
});

function post({path, fields}: Form, changes: Record<string, string> = {}) {
  return postAction(`${shop.url}${path}`, new URLSearchParams({...fields, ...changes}));
}

it.each(FORMS)('the action of %s returns its message of success', async (_, form) => {
  expect(await post(form)).toMatchObject({
    status: 200,
    result: {ok: true, notice: form.success},
  });
});

describe('the action of a page with scripts', () => {
  it.each<[string, Form]>([
    ['a message', CONTACT],
    ['a commission', COMMISSION],
    ['a sign-up', LAUNCH],
  ])('answers %s in JSON', async (_, {path, fields, success}) => {
    const answer = async (sent: Record<string, string>) => {
      const body = new URLSearchParams(sent);
      const response = await fetch(`${shop.url}/api${path}`, {method: 'POST', body});
      expect(response.headers.get('cache-control')).toBe('no-store');
      return [response.status, await response.json()];
    };
    const [status, result] = await answer({...fields, email: 'ada'});
    expect(status).toBe(400);
    expect(result).toMatchObject({ok: false, field: 'email', values: {email: 'ada'}});
    expect(Object.values(await shop.control.submissions()).flat()).toEqual([]);
    expect(await answer(fields)).toMatchObject([200, {ok: true, notice: success}]);
  });
});

it('a French form that was posted without scripts is shown in French again', async () => {
  const response = await fetch(`${shop.url}/fr/contact`, {
    method: 'POST',
    body: new URLSearchParams({name: 'Élise', email: 'elise'}),
  });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain('action="/fr/contact"');
  expect(html).toContain('À corriger');
  expect(html).toContain('Cette adresse courriel n’est pas valide');
  // The email, the subject and the message; only the first has a sentence.
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
});

it('a message about a work shows it in its mails, whatever the subject says', async () => {
  await post(CONTACT, {subject: 'A question', work: 'first-light'});
  const about = (texts: readonly {text?: string | null}[]) =>
    texts.filter(({text}) => text?.includes('/product/first-light'));
  // To the artist, and to the visitor.
  await expect.poll(async () => about(await shop.control.mail()).length).toBe(2);
});

describe('the limits against abuse, when on', () => {
  it('reject the sixth message of an hour with an error and the artist’s email', async () => {
    await shop.control.setLimits(true);
    const responses = [];
    for (let n = 1; n <= 6; n += 1) {
      responses.push(await post(CONTACT, {message: `This is message ${n}`, elapsedMs: '9000'}));
    }
    expect(responses.slice(0, 5).map(({status}) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(responses[5]!.status).toBe(429);
    expect(Number(responses[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(responses[5]!.result).toMatchObject({
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
});
