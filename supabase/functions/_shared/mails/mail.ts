export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** The mail service accepts no email with this address, however often it's sent. */
export class MailRefused extends Error {}

export interface MailService {
  /**
   * Sends an email. The service sends only one of several emails with the same `idempotencyKey` within a day. Throws a
   * `MailRefused` when another attempt is useless, and the service's error when it fails for another reason.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}
