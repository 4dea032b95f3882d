import {describe, expect, it} from 'vitest';
import {readForm} from './read-form.server';

function aPost(body: BodyInit | null, contentType?: string): Request {
  return new Request('https://shop.example/contact', {
    method: 'POST',
    body,
    headers: contentType ? {'content-type': contentType} : {},
  });
}

describe('reading a form', () => {
  it('returns the fields of a posted page', async () => {
    const post = aPost(new URLSearchParams({name: 'Zoë & Co', message: 'a\r\nb'}));
    expect(await readForm(post)).toEqual({name: 'Zoë & Co', message: 'a\r\nb'});
  });

  it('returns the text fields of a multipart form, without its files', async () => {
    const form = new FormData();
    form.set('name', 'Jo');
    form.set('file', new Blob(['x']), 'x.txt');
    expect(await readForm(aPost(form))).toEqual({name: 'Jo'});
  });

  it.each<[string, Request]>([
    ['no body', aPost(null)],
    ['JSON', aPost('{"name":"Jo"}', 'application/json')],
    ['a broken multipart form', aPost('--x\r\nnothing', 'multipart/form-data; boundary=y')],
    ['a multipart form without its boundary', aPost('x', 'multipart/form-data')],
  ])('reads %s as an empty form', async (_, post) => {
    expect(await readForm(post)).toEqual({});
  });
});
