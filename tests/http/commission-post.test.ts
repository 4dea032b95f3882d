import {describe, expect, it} from 'vitest';
import {COMMISSION} from '../support/forms';
import {aPicture} from '../support/pictures';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** The form as a browser without JavaScript posts it. */
function aForm(fields = COMMISSION.fields, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const file of files) form.append('images', file);
  return form;
}

async function aFile(name: string): Promise<File> {
  return new File([await aPicture('jpeg')], name, {type: 'image/jpeg'});
}

const post = (body: BodyInit, headers = {}) =>
  shop.get('/commissions', {method: 'POST', body, headers});

const stored = async () => (await shop.control.submissions()).commission;

const MULTIPART = {'content-type': 'multipart/form-data; boundary=edge'};
const FIELD = '--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n';

describe('a posted commission form', () => {
  it('is stored with ten of twelve files, and the response names the others', async () => {
    const names = Array.from({length: 12}, (_, index) => `view-${index + 1}.jpg`);
    const {status, text} = await post(
      aForm(COMMISSION.fields, await Promise.all(names.map(aFile))),
    );
    expect(status).toBe(200);
    expect(text).toContain('Commission request received!');
    expect(text).toContain('view-11.jpg and view-12.jpg couldn’t be added');
    const [request] = await stored();
    expect(request?.name).toBe('Ada Moore');
    const urls = request?.image_urls as string[];
    expect(urls.map((url) => /-(\d-view-\d+\.jpg)\?token=/.exec(url)?.[1])).toEqual(
      names.slice(0, 10).map((name, index) => `${index}-${name}`),
    );
  });

  it.each([
    ['an invalid field', {...COMMISSION.fields, email: 'nobody'}],
    ['the honeypot filled in', {...COMMISSION.fields, website: 'https://spam.example'}],
  ])('with %s leaves no file in the bucket', async (_, fields) => {
    await shop.control.setFaults([{target: 'storage', status: 500, times: 1}]);
    const {html} = await post(aForm(fields, [await aFile('cove.jpg')]));
    expect(html).not.toContain('couldn’t be added');
    expect(html).toContain('Please choose your pictures again');
    // The injected fault is unused: the storage was not called.
    const picture = {method: 'POST', body: await aFile('a.jpg')};
    expect((await shop.get('/api/reference-image?index=0&name=a.jpg', picture)).status).toBe(502);
    expect(await stored()).toEqual([]);
  });

  it('that the function rejects offers the stored picture before the field for new ones', async () => {
    await shop.control.setFaults([{target: 'functions', status: 500, times: 1}]);
    const {html} = await post(aForm(COMMISSION.fields, [await aFile('cove.jpg')]));
    const [picture, file] = ['type="checkbox" name="imageUrl"', 'type="file"'];
    expect(html.indexOf(picture)).toBeGreaterThan(-1);
    expect(html.indexOf(picture)).toBeLessThan(html.indexOf(file));
  });

  it.each([
    ['no closing delimiter', FIELD, MULTIPART],
    ['a field far too long', `${FIELD.replace('Ada', 'A'.repeat(20_000))}--edge--`, MULTIPART],
  ])('with %s gets a page with the error', async (_, body, headers) => {
    const {status, html} = await post(body, headers);
    expect(status).toBe(400);
    expect(html).toContain('Failed to submit request');
    expect(html).toContain('The form couldn’t be read. Please try again');
    expect(await stored()).toEqual([]);
  });
});
