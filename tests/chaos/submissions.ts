/** One form that a visitor sends, identified by its number. */
export interface Submission {
  number: number;
  form:
    | 'newsletter-signup'
    | 'newsletter-unsubscribe'
    | 'contact-form-submit'
    | 'commission-form-submit';
}

/** The four forms in turn. An unsubscription belongs to the sign-up three before it. */
export function createSubmissions(count: number): Submission[] {
  const forms = [
    'newsletter-signup',
    'contact-form-submit',
    'commission-form-submit',
    'newsletter-unsubscribe',
  ] as const;
  return Array.from({length: count}, (_, number) => ({number, form: forms[number % 4]!}));
}

/** The number of the sign-up that an unsubscription cancels. */
export function signupOf({number}: Submission): number {
  return number - 3;
}

/** The address of the visitor who sends a submission. */
export function emailOf(number: number): string {
  return `visitor${number}@example.com`;
}

/** The posted JSON; `token` is the unsubscribe token of the letter. */
export function bodyOf({form, number}: Submission, token: string | undefined): object {
  const email = emailOf(number);
  if (form === 'newsletter-unsubscribe') return {token};
  if (form === 'newsletter-signup') {
    return {email, tags: ['priority-member', 'homepage-signup'], page: '/'};
  }
  const fields = {
    name: `Visitor ${number}`,
    email,
    subject: `Subject ${number}`,
    message: `This is message ${number}`,
  };
  return form === 'contact-form-submit'
    ? fields
    : {...fields, size: '16x20', budget: '500-1000', imageUrls: []};
}
