import {z} from 'zod';
import {parseJson} from '../parse-json';

/** Resend's error for an invalid email. https://resend.com/docs/api-reference/errors */
export interface MailError {
  statusCode: 403 | 404 | 409 | 422;
  name: string;
  message: string;
}

const ADDRESS = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const address = z
  .string()
  .regex(
    ADDRESS,
    'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.',
  );
const addresses = z.union([address, z.array(address).min(1)]);
/** A line break would start another header. */
const line = z.string().regex(/^[^\r\n]*$/, 'The `\\n` is not allowed.');

/** The body of `POST /emails` as far as it is validated; other fields are stored unchanged. */
const payloadSchema = z.looseObject({
  from: address,
  to: addresses,
  subject: line.min(1),
  html: z.string().optional(),
  text: z.string().optional(),
  reply_to: addresses.optional(),
  headers: z.record(line, line).optional(),
});

export type MailPayload = z.infer<typeof payloadSchema>;

/** Parses the body of `POST /emails`, or returns Resend's error, which names the first invalid field. */
export function parseMailPayload(
  body: string,
): {ok: true; payload: MailPayload} | {ok: false; refusal: MailError} {
  const parsed = payloadSchema.safeParse(parseJson(body));
  if (parsed.success) return {ok: true, payload: parsed.data};
  const [issue] = parsed.error.issues;
  const message = `Invalid \`${String(issue?.path[0])}\` field. ${issue?.message}`;
  return {ok: false, refusal: {statusCode: 422, name: 'validation_error', message}};
}

/** One address, several or none, as an array. */
export function toList(given: string | readonly string[] | undefined): string[] {
  if (given === undefined) return [];
  return typeof given === 'string' ? [given] : [...given];
}
