import {afterEach, describe, expect, it, vi} from 'vitest';
import {phoneViewerUrl, wallPageUrl} from './phone-viewer-url';

const WORK = {handle: 'first-light', title: 'First Light & Fog'};
const VARIANT = 'gid://shopify/ProductVariant/41';

function useDevice({userAgent, hasQuickLook}: {userAgent: string; hasQuickLook: boolean}) {
  const location = {
    origin: 'https://shop.example',
    href: 'https://shop.example/product/first-light',
  };
  vi.stubGlobal('window', {location});
  vi.stubGlobal('navigator', {userAgent});
  vi.stubGlobal('document', {
    createElement: () => ({relList: {supports: (token: string) => hasQuickLook && token === 'ar'}}),
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('the URL of a phone’s own viewer', () => {
  it('is the model in the chosen size on an iPhone, at a fixed scale', () => {
    useDevice({userAgent: 'iPhone', hasQuickLook: true});
    expect(phoneViewerUrl(WORK, VARIANT)).toBe(
      'https://shop.example/model/first-light.usdz?variant=41#allowsContentScaling=0',
    );
  });

  it('is an intent on Android that returns to the page when there is no viewer', () => {
    useDevice({userAgent: 'Mozilla/5.0 (Linux; Android 14)', hasQuickLook: false});
    const [scene = '', intent = ''] = phoneViewerUrl(WORK, VARIANT)!.split('#');
    const {searchParams} = new URL(scene.replace('intent:', 'https:'));
    expect(searchParams.get('file')).toBe('https://shop.example/model/first-light.glb?variant=41');
    expect(searchParams.get('title')).toBe('First Light & Fog');
    expect(searchParams.get('enable_vertical_placement')).toBe('true');
    expect(intent).toContain(
      'S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fproduct%2Ffirst-light;end;',
    );
  });

  it('does not exist on a computer', () => {
    useDevice({userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', hasQuickLook: false});
    expect(phoneViewerUrl(WORK, VARIANT)).toBeNull();
  });
});

it.each([
  ['/product/first-light?size=16×20+in', 'size=16%C3%9720+in&wall='],
  ['/product/first-light?wall#top', 'wall='],
  ['/shortlist?works=1,2', 'wall='],
])('leads from %s to the work and its wall', (here, search) => {
  expect(wallPageUrl('/product/first-light', new URL(here, 'https://shop.example'))).toBe(
    `https://shop.example/product/first-light?${search}`,
  );
});
