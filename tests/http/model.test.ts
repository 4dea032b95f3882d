import sharp from 'sharp';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

describe('the model of a work', () => {
  it('is a USDZ with the work’s picture for Quick Look', async () => {
    const response = await fetch(`${shop.url}/model/first-light.usdz`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('model/vnd.usdz+zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['work.usda', 'picture.jpg']);
    const {format, width, height} = await sharp(files['picture.jpg']).metadata();
    expect(format).toBe('jpeg');
    expect(width! / height!).toBeCloseTo(4 / 3, 1);
  });

  it('is a binary glTF for Scene Viewer', async () => {
    const response = await fetch(`${shop.url}/model/first-light.glb`);
    expect(response.headers.get('content-type')).toBe('model/gltf-binary');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('glTF');
    expect(new DataView(bytes.buffer).getUint32(8, true)).toBe(bytes.length);
  });

  it.each([
    'no-such-work.glb',
    'first-light',
    'first-light.obj',
    'first-light.glb?variant=7',
    '.glb',
    'first-light.glb?variant=ProductVariant%2F7500000000001',
    'first-light.glb?variant=-1',
    'first-light.glb?variant=٣',
  ])('doesn’t exist at /model/%s', async (file) =>
    expect((await shop.get(`/model/${file}`)).status).toBe(404),
  );

  it('has one URL for each size, whatever else is in the query', async () => {
    const path = '/model/first-light.glb?x=1&variant=7';
    const {status, headers} = await shop.get(path, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([301, '/model/first-light.glb?variant=7']);
  });
});
