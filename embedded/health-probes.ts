/** Requests of the health check. None of them changes anything. */
export const functionProbe = () =>
  new Request('http://localhost/functions/v1/contact-form-submit', {method: 'OPTIONS'});
export const storageProbe = () =>
  new Request('http://localhost/storage/v1/object/sign/commission-references/none');
export const mailProbe = () => new Request('http://localhost/emails');
