import {beforeEach, describe, expect, it, vi} from 'vitest';
import {drawCard} from './draw-card.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const CARD = {title: 'Sea', line: null, picture: 'https://cdn.example/sea.jpg'};

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

const draw = (status: number, body: BodyInit) =>
  drawCard(
    aFunctionContext(),
    CARD,
    async () => new Response(body, {status, headers: {'content-type': 'image/jpeg'}}),
  );

describe('the card of a product', () => {
  it('is the function’s JPEG', async () => {
    const jpeg = await draw(200, new Uint8Array([1, 2, 3]));
    expect([...new Uint8Array(jpeg!)]).toEqual([1, 2, 3]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['under a status of failure', 500, 'x'],
    ['that breaks off', 200, new ReadableStream({start: (body) => body.error(new Error('gone'))})],
  ])('is null for a picture %s, logged once', async (_, status, body) => {
    expect(await draw(status, body)).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('is null for anything but a JPEG, logged once', async () => {
    const page = async () => new Response('<html>Sign in to the network</html>');
    expect(await drawCard(aFunctionContext(), CARD, page)).toBeNull();
    expect(logged).toHaveLength(1);
  });
});
