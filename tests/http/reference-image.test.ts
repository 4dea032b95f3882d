import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {aHeic, aPicture} from '../support/pictures';

const shop = useSharedShop();

describe('POST /api/reference-image', () => {
  it.each([
    ['JPEG', () => aPicture('jpeg')],
    ['HEIC', aHeic],
  ])(
    'stores a %s, known by its content, as a JPEG and returns its signed address',
    async (_, make) => {
      const response = await fetch(`${shop.url}/api/reference-image?index=0&name=cove.txt`, {
        method: 'POST',
        body: await make(),
      });
      expect(response.status).toBe(200);
      const {url} = (await response.json()) as {url: string};
      expect(url).toMatch(
        new RegExp(
          `^${shop.backendUrl}/storage/v1/object/sign/commission-references/[0-9a-f-]{36}/\\d{13}-0-cove\\.jpg\\?token=[\\w.-]+$`,
        ),
      );
      const stored = await fetch(url);
      expect(stored.headers.get('content-type')).toBe('image/jpeg');
      expect((await sharp(await stored.arrayBuffer()).metadata()).format).toBe('jpeg');
    },
  );
});
