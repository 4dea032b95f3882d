import {afterEach, expect, it, vi} from 'vitest';
import {MailRefused} from '../mails/mail.ts';
import {createResendMail} from './resend.ts';

const mail = createResendMail({apiKey: 're_test', baseUrl: undefined, from: 'studio@example.com'});
const MAIL = {to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello'};

afterEach(() => vi.unstubAllGlobals());

it.each([
  [422, 'validation_error', 'Invalid `to` field. Please use another domain.', true],
  [422, 'validation_error', 'Invalid `reply_to` field. It needs an address.', false],
  [422, 'validation_error', 'Invalid `from` field. It needs an address.', false],
  [403, 'validation_error', 'Verify a domain, and change the `from` address.', false],
  [401, 'validation_error', 'API key is invalid', false],
  [429, 'daily_quota_exceeded', 'You have reached your daily quota.', false],
  [500, 'internal_server_error', 'An unexpected error occurred.', false],
])(
  'takes the error %i %s, %j, as permanent: %s',
  async (statusCode, name, message, isPermanent) => {
    const response = () => Response.json({statusCode, name, message}, {status: statusCode});
    vi.stubGlobal('fetch', async () => response());
    const error = await mail.send(MAIL, 'key').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefused).toBe(isPermanent);
  },
);
