import {describe, expect, it} from 'vitest';
import type {SentMail} from '../support/control';
import {COMMISSION} from '../support/forms';
import {mailedLink} from '../support/mailed-link';
import {aPicture} from '../support/pictures';
import {expectPrivate} from '../support/private-pages';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const postRequest = () =>
  shop.get('/commissions', {method: 'POST', body: new URLSearchParams(COMMISSION.fields)});

async function mails(count: number): Promise<SentMail[]> {
  await expect.poll(async () => (await shop.control.mail()).length).toBe(count);
  return shop.control.mail();
}

/** The links in the emails of a new request. */
async function sendRequest(): Promise<{artist: string; buyer: string}> {
  await postRequest();
  return {
    artist: await mailedLink(shop, 'commissions/progress', 2),
    buyer: await mailedLink(shop, 'commissions/status', 2),
  };
}

/** Posts a form of the artist's page, as a browser without scripts does. */
async function press(link: string, fields: Record<string, string>, files: File[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries({intent: 'move', version: '0', note: '', ...fields})) {
    body.append(name, value);
  }
  for (const file of files) body.append('images', file);
  return shop.get(link, {method: 'POST', body});
}

const desk = (fields: Record<string, string>) =>
  shop.control.setMetaobjects(['commission_desk', fields]);

it('the commissions shown with their sketches are the demo’s three, labelled as examples', async () => {
  const {html, text} = await shop.get('/commissions');
  expect(html.match(/<figcaption[^>]*>Sketch</g)).toHaveLength(3);
  expect(html.match(/<figcaption[^>]*>Painting, 202\d</g)).toHaveLength(3);
  expect(text).toMatch(/The sketches were drawn from the finished paintings, for this demo/);
  const pictures = html.match(/<img[^>]*-sketch\.jpg[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(3);
  // The first one leads the page.
  const loading = pictures.map((picture) => /loading="(\w+)"/.exec(picture)?.[1]);
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  for (const picture of pictures) {
    expect(picture).toMatch(/alt="Pencil sketch: /);
    const address = /src="([^"]+)"/.exec(picture)![1]!.replaceAll('&amp;', '&');
    expect((await fetch(address)).headers.get('content-type')).toMatch(/^image\//);
  }
});

describe('the commission desk', () => {
  it('is open with her prices and times, and a request stores the date of the terms', async () => {
    const {html, text} = await shop.get('/commissions');
    expect(html).toContain('Send Commission Request');
    // Without scripts, a browser that posts an incomplete form loses the chosen pictures.
    expect(html.includes('novalidate')).toBe(false);
    expect(html.match(/<input[^>]*type="radio"[^>]*required/g)).toHaveLength(9);
    expect(text).toMatch(/By sending this request, you agree to the terms of June 28, 2023\s*\./);
    expect(text).not.toMatch(/waiting list|closed for now/);
    expect(text).toMatch(/24 × 36 inches\s*from CAD\s\$2,600\.00/);
    expect(text).toContain('8 to 12 weeks from the deposit');
    await postRequest();
    const {commission} = await shop.control.submissions();
    expect(commission).toMatchObject([
      {...COMMISSION.fields, is_waiting_list: false, terms_version: '2023-06-28'},
    ]);
  });

  it('has a waiting list, which stores requests', async () => {
    await desk({state: 'waiting list', note: 'Two places in spring.'});
    const {html, text} = await shop.get('/commissions');
    expect(html).toContain('Send Commission Request');
    expect(text).toContain('it goes on the waiting list');
    expect(text).toContain('Two places in spring.');
    const {buyer} = await sendRequest();
    expect((await shop.control.submissions()).commission).toMatchObject([{is_waiting_list: true}]);
    expect((await shop.get(buyer)).text).toContain('Your request is on the waiting list.');
  });

  it('shows a sign-up while it is closed, and accepts a form that was already open', async () => {
    await desk({state: 'closed', note: 'A show until May.'});
    const {html, text} = await shop.get('/commissions');
    expect(html).not.toContain('Send Commission Request');
    expect(text).toContain('Commissions are closed for now');
    expect(text).toContain('A show until May.');
    expect(html.match(/name="source" value="\w+"/g)).toEqual(['name="source" value="commissions"']);
    await shop.get('/newsletter', {
      method: 'POST',
      body: new URLSearchParams({email: 'ida@example.ca', source: 'commissions'}),
    });
    const {newsletter} = await shop.control.submissions();
    expect(newsletter[0]?.tags).toEqual(['priority-member', 'commission-opening']);
    expect((await postRequest()).html).toContain('Commission request received!');
    expect((await shop.control.submissions()).commission).toMatchObject([{is_waiting_list: true}]);
  });
});

describe('the private pages', () => {
  it('are neither cached nor indexed, send no referrer, and change nothing when opened', async () => {
    const {artist, buyer} = await sendRequest();
    for (const link of [buyer, `${artist}?stage=sent`, `${artist}?stage=nothing`]) {
      await expectPrivate(shop, link);
    }
    expect((await shop.get(buyer)).text).toContain('I’ll write to you with questions');
    await mails(2);
  });

  it('show the artist’s update with its picture once, and take the buyer’s answer, without scripts', async () => {
    const {artist, buyer} = await sendRequest();
    const page = (await shop.get(`${artist}?stage=sketch`)).html;
    expect(page).toMatch(/<form[^>]* method="post"/);
    expect(page).toMatch(/accept="[^"]*image\/heic/);
    const picture = new File([await aPicture('jpeg')], 'sketch.jpg', {type: 'image/jpeg'});
    const fields = {stage: 'sketch', note: 'More sky.'};
    for (const time of [1, 2]) {
      const {status, text} = await press(artist, fields, [picture]);
      expect(status, String(time)).toBe(200);
      expect(text).toContain('Now at: Sketch');
    }
    const mail = (await mails(3)).at(-1);
    expect(mail).toMatchObject({
      to: [COMMISSION.fields.email],
      subject: 'I’ve started the sketch of your painting',
    });
    const {html, text} = await shop.get(buyer);
    expect(text).toContain('More sky.');
    const [, source = ''] = /<img src="([^"]*-sketch\.jpg\?token=[^"]*)"/.exec(html)!;
    expect(mail?.html).toContain(source);
    const stored = await fetch(source);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');

    expect(html).toContain('Approve the Sketch');
    const answer = (intent: string, note = '') =>
      shop.get(buyer, {method: 'POST', body: new URLSearchParams({intent, version: '1', note})});
    const change = await answer('change', 'Less <wharf>.');
    expect(change.html).toContain('Change requested');
    expect(change.html).toContain('Less &lt;wharf&gt;.');
    expect((await answer('approve')).status).toBe(409);
  });

  it('keep the input when an update fails, and explain why', async () => {
    const {artist} = await sendRequest();
    const fields = {stage: 'painting', note: 'On the easel'};
    const long = await press(artist, {...fields, note: 'x'.repeat(1001)});
    expect(long.status).toBe(400);
    expect(long.text).toContain('Note must be less than 1000 characters');

    await shop.control.setFaults([{target: 'functions', status: 500, times: 1}]);
    const failed = await press(artist, fields);
    expect(failed.status).toBe(502);
    expect(failed.html).toContain('>On the easel</textarea>');

    expect((await press(artist, {stage: 'sketch'})).status).toBe(200);
    shop.readOutput();
    const late = await press(artist, fields);
    expect(late.status).toBe(409);
    expect(shop.readOutput()).not.toContain('failure');
    expect(late.text).toContain('This commission has changed since you opened the page.');
    expect(late.html).toContain('name="version" value="1"');
    await mails(3);
  });

  it('say that the request is closed, or respond with 404', async () => {
    const {artist, buyer} = await sendRequest();
    const closed = await shop.get(artist, {
      method: 'POST',
      body: new URLSearchParams({intent: 'close'}),
    });
    expect(closed.text).toContain('Commission closed');
    const over = await shop.get(buyer);
    expect(over.status).toBe(200);
    expect(over.text).toContain('This commission is closed');
    const gone = await shop.get(artist);
    expect(gone.status).toBe(404);
    expect(gone.text).toContain('This page can’t be found');
  });

  it('report that the functions are failing', async () => {
    const {buyer} = await sendRequest();
    await shop.control.setFaults([{target: 'functions', drop: true}]);
    const {status, text} = await shop.get(buyer);
    expect(status).toBe(502);
    expect(text).toContain('Please open the link again later');
  });
});
