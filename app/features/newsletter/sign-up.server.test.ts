import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import en from '~/words/en/server';
import {readSignupPlace, signupSuccess, type SignupPlace} from './signup-place';
import {signUp, signupTags} from './sign-up.server';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {aContext} from '../../../tests/support/app/a-function-context';

const LAUNCH: SignupPlace = {source: 'launch', handle: 'breakthrough', title: 'Breakthrough'};
const STOCK: SignupPlace = {
  source: 'stock',
  handle: 'ebb',
  title: 'Ebb in 8×10 in',
  item: 'gid://shopify/ProductVariant/2',
};

describe('the place of a sign-up', () => {
  it.each<SignupPlace>([{source: 'footer'}, {source: 'home'}, {source: 'page'}, LAUNCH, STOCK])(
    'survives the form: $source',
    (place) => {
      expect(readSignupPlace({...place})).toEqual(place);
    },
  );

  it.each([
    [{}, {source: 'page'}],
    [{source: 'elsewhere'}, {source: 'page'}],
    [{source: 'launch'}, {source: 'page'}],
    [
      {source: 'launch', handle: 'first-light', title: ' '},
      {source: 'launch', handle: 'first-light', title: 'first-light'},
    ],
    [
      {source: 'launch', handle: 'first-light', title: 'x'.repeat(201)},
      {source: 'launch', handle: 'first-light', title: 'x'.repeat(200)},
    ],
  ])('is read from any posted fields: %j', (fields, place) => {
    expect(readSignupPlace(fields)).toEqual(place);
  });

  it.each<[SignupPlace, string[]]>([
    [{source: 'footer'}, []],
    [{source: 'home'}, ['priority-member', 'homepage-signup']],
    [{source: 'page'}, ['priority-member']],
    [LAUNCH, ['priority-member', 'breakthrough-early-access']],
    [STOCK, []],
  ])('decides the tags: %j', (place, tags) => {
    expect(signupTags(place)).toEqual(tags);
  });

  it('is named in the notice', () => {
    expect(signupSuccess(en, LAUNCH).description).toBe(
      "You'll be notified when Breakthrough launches.",
    );
    expect(signupSuccess(en, STOCK).description).toMatch(
      /^You’ll get one email when Ebb in 8×10 in is available again/,
    );
  });
});

const toConfirm = (place: SignupPlace) => ({
  ...signupSuccess(en, place),
  detail: en.newsletter.pleaseConfirm,
});

describe('a sign-up', () => {
  const gone = aVariant(2, '8×10 in', '45.0', false);
  const PRODUCT = {...PRINT, handle: 'ebb', title: 'Ebb', variants: {nodes: [gone]}};
  /** What the functions were asked, by name, and what they say. */
  let asked: {name: string; body: {tags?: string[]; wait?: object; page?: string}}[];
  let reply: object;
  beforeEach(() => {
    asked = [];
    reply = {ok: true, id: '1'};
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      const body = JSON.parse(String(init.body)) as (typeof asked)[number]['body'];
      asked.push({name: url.pathname.replace(/.*\//, ''), body});
      return Response.json(reply);
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  async function post(place: SignupPlace, product: object | null = PRODUCT, page = '') {
    const context = aContext(async () => ({ok: true, data: {product}}));
    const {result} = await signUp(context, {email: 'ada@example.com', page, ...place});
    return result;
  }

  it('asks the visitor to click the link in the email, unless no confirmation is needed', async () => {
    const place: SignupPlace = {source: 'footer'};
    expect(await post(place)).toMatchObject({ok: true, notice: toConfirm(place)});
    reply = {...reply, needsNoConfirmation: true};
    expect(await post(place)).toEqual({ok: true, notice: signupSuccess(en, place)});
  });

  it('is only a wait beside a sold-out size', async () => {
    expect(await post(STOCK)).toMatchObject({ok: true, notice: toConfirm(STOCK)});
    expect(asked).toMatchObject([{name: 'stock-wait', body: {wait: {item: gone.id}}}]);
    expect(asked[0]?.body).not.toHaveProperty('tags');
    await post({source: 'home'});
    expect(asked[1]).toMatchObject({name: 'newsletter-signup', body: {tags: expect.any(Array)}});
  });

  it.each([
    ['/about', '/about'],
    ['/commissions/status/5b2e7a', '/commissions/status'],
    ['no path', undefined],
  ])('names the page %s as %s', async (page, named) => {
    await post({source: 'footer'}, PRODUCT, page);
    expect(asked[0]?.body.page).toBe(named);
  });

  it('has no tag for a work that doesn’t exist', async () => {
    await post(LAUNCH);
    await post(LAUNCH, null);
    expect(asked.map(({body}) => body.tags)).toEqual([
      ['priority-member', 'breakthrough-early-access'],
      ['priority-member'],
    ]);
  });
});
