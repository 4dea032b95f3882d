import {MAIL_API_KEY} from './mailbox/mail-handler';

/** Requests of the health check. None of them changes anything. */
export const functionProbe = () =>
  new Request('http://localhost/functions/v1/contact-form-submit', {method: 'OPTIONS'});
export const storageProbe = () =>
  new Request('http://localhost/storage/v1/object/sign/commission-references/none');
export const mailProbe = () =>
  new Request('http://localhost/emails/00000000-0000-0000-0000-000000000000', {
    headers: {authorization: `Bearer ${MAIL_API_KEY}`},
  });
