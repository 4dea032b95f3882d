import {describe, expect, it} from 'vitest';
import {holdsIn, TERMS, useStore} from '../_shared/testing/a-hold.ts';
import {useTestContext} from '../_shared/testing/test-context.ts';

const context = await useTestContext();
const {database} = context;
const {act, ask, askAndConfirm, kinds, read, tokenIn} = holdsIn(context);
const store = useStore(context);

describe('a request', () => {
  it('reaches the artist once the buyer has confirmed it, and quotes nothing before', async () => {
    await ask();
    expect(kinds()).toEqual(['buyer confirm']);
    expect(context.sent[0]!.mail.text).not.toContain('stairs');
    const token = tokenIn('buyer');
    expect(await read(token)).toMatchObject({state: 'new', priceCents: null});
    await Promise.all([act(token, 'confirm'), act(token, 'confirm')]);
    expect(kinds()).toEqual(['artist asked', 'buyer confirm']);
    const mail = context.sent.find(({key}) => key.includes('artist'))!.mail;
    expect(mail.text).toContain('> It would hang over the stairs.');
    expect(mail.text).toMatch(/Decline: \S+\/holds\/manage\/[\w-]{36}\?do=decline/);
    expect(store.reserved.size).toBe(0);
  });

  it('is rejected without the shop’s signature, and stored once when it is posted twice', async () => {
    await Promise.all([ask(), ask()]);
    expect(context.sent).toHaveLength(1);
    const unsigned = await ask({email: 'x@example.com', work: {handle: 'x'}});
    expect(unsigned.status).toBe(400);
    expect(await database.query('select id from public.holds')).toHaveLength(1);
  });

  it('ends when the artist declines it, with her note', async () => {
    const {artist, buyer} = await askAndConfirm();
    await act(artist, 'decline', {note: 'It’s going to a show.'});
    expect(context.sent[0]!.mail.text).toContain('> It’s going to a show.');
    expect(await read(buyer)).toMatchObject({state: 'declined'});
    expect((await act(artist, 'agree', TERMS)).status).toBe(409);
  });

  it('can be repeated with the same text once the last one is over', async () => {
    const {artist} = await askAndConfirm();
    await ask();
    expect(kinds()).toEqual([]);
    await act(artist, 'decline', {note: ''});
    context.sent.splice(0);
    await Promise.all([ask(), ask()]);
    expect(kinds()).toEqual(['buyer confirm']);
  });
});
