import {describe, expect, it} from 'vitest';
import {postForm} from './post-form';

const FAILED = {
  ok: false,
  notice: {title: 'Failed to send message', description: 'Please try again later'},
  field: null,
  values: {name: 'Jo'},
};
const aBody = () => new URLSearchParams({name: 'Jo'});
const post = (fetchAnswer: typeof fetch, prepare?: (body: URLSearchParams) => Promise<void>) =>
  postForm('https://shop.example/contact', aBody(), {
    failure: 'Failed to send message',
    prepare,
    fetchAnswer,
  });

describe('posting a form', () => {
  it('asks for the result alone and gives it back', async () => {
    const result = {ok: true, notice: {title: 'Message sent!'}};
    let request: Request | null = null;
    const answer = await post(
      async (address, init) => {
        request = new Request(address, init);
        return Response.json(result);
      },
      async (body) => body.set('image', 'https://pictures.example/1'),
    );
    expect(answer).toEqual(result);
    expect(request!.headers.get('accept')).toBe('application/json');
    expect(await request!.text()).toBe('name=Jo&image=https%3A%2F%2Fpictures.example%2F1');
  });

  it('gives back a failure that the action has words for', async () => {
    const result = {ok: false, notice: {title: 'Validation Error'}, field: 'name', values: {}};
    expect(await post(async () => Response.json(result, {status: 400}))).toEqual(result);
  });

  it.each<[string, typeof fetch]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["some proxy's page", async () => new Response('<html>', {status: 502})],
    ['an empty answer', async () => new Response(null, {status: 500})],
    ['an answer of another kind', async () => Response.json(null)],
    ['half an answer', async () => Response.json({ok: true})],
  ])('ends %s as a failure', async (_, fetchAnswer) => {
    expect(await post(fetchAnswer)).toEqual(FAILED);
  });

  it('posts nothing when the preparation fails', async () => {
    let isPosted = false;
    const answer = await post(
      async () => {
        isPosted = true;
        return Response.json({ok: true, notice: {title: ''}});
      },
      () => Promise.reject(new Error('upload failed')),
    );
    expect(answer).toEqual(FAILED);
    expect(isPosted).toBe(false);
  });
});
