import {Resend} from 'resend';
import {withTimeLimit} from '../contracts/time/time-limit.ts';
import {MailRefused, type MailService} from '../mails/mail.ts';

const TIMEOUT_MS = 10_000;
/**
 * The field of an address in Resend's message. The error's name is no help, because Resend also calls a wrong API key
 * and an unverified domain a `validation_error`, which the artist can fix: https://resend.com/docs/api-reference/errors
 */
const REFUSED_ADDRESS = /^Invalid `to` field/;

/** Resend as the mail service: https://resend.com/docs/api-reference/emails/send-email */
export function createResendMail(options: {
  apiKey: string;
  /** The base URL of another server with the same API. The default is Resend's own. */
  baseUrl: string | undefined;
  from: string;
}): MailService {
  const resend = new Resend(options.apiKey, options.baseUrl ? {baseUrl: options.baseUrl} : {});
  return {
    async send({headers, ...mail}, idempotencyKey) {
      const {error} = await withTimeLimit(
        resend.emails.send(
          {...mail, from: options.from, headers: headers && {...headers}},
          {idempotencyKey},
        ),
        TIMEOUT_MS,
      );
      if (!error) return;
      // A proxy's response may have neither field.
      const reason = `${error.name ?? 'error'}: ${error.message ?? 'no reason given'}`;
      const isRefused = error.statusCode === 422 && REFUSED_ADDRESS.test(error.message);
      throw isRefused ? new MailRefused(reason) : new Error(reason);
    },
  };
}
