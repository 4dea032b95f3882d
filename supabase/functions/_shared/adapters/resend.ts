import {Resend} from 'resend';
import {withTimeLimit} from '../contracts/time/time-limit.ts';
import type {MailService} from '../function-context.ts';

const TIMEOUT_MS = 10_000;

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
      // A proxy's response may have neither field.
      if (error) throw new Error(`${error.name ?? 'error'}: ${error.message ?? 'no reason given'}`);
    },
  };
}
