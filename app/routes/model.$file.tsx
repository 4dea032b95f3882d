import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {buildGlb} from '~/features/model/glb';
import {modelPanel} from '~/features/model/panel';
import {buildUsdz} from '~/features/model/usdz';
import {loadProduct} from '~/features/product/load-product-page';
import {cdnUrl} from '~/lib/cdn-image';
import {cacheHeaders, respondDocumentFailed} from '~/lib/documents/document-response';

/** Sharp enough for a phone held close to it. */
const PICTURE_WIDTH = 1600;

const PICTURE_TIMEOUT_MS = 8000;

const FORMATS = {
  glb: {contentType: 'model/gltf-binary', build: buildGlb},
  usdz: {contentType: 'model/vnd.usdz+zip', build: buildUsdz},
};

/**
 * `/model/{handle}.glb` and `/model/{handle}.usdz`: a work in its true size, as phones place it on a wall.
 * `?variant={number}` selects a print's size. 404 for a work without a known size, 503 when the storefront or the
 * picture fails.
 */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {words} = context;
  const [, handle, format] = /^(.+)\.(glb|usdz)$/.exec(params.file ?? '') ?? [];
  const {pathname, search, searchParams} = new URL(request.url);
  const variant = searchParams.get('variant');
  if (!handle || (variant && !/^\d+$/.test(variant))) return noModel();
  const own = variant ? `?variant=${variant}` : '';
  const address = `/model/${encodeURIComponent(handle)}.${format}${own}`;
  // Every other URL of the file would fetch the picture and build the file again.
  if (pathname + search !== address) {
    return redirect(address, {status: 301, headers: cacheHeaders(context)});
  }
  const {product, notice} = await loadProduct(context, handle);
  if (!product && notice) return respondDocumentFailed(notice.title);
  const panel = product && modelPanel(words, product, variant);
  if (!panel) return noModel();
  const {contentType, build} = FORMATS[format as keyof typeof FORMATS];
  try {
    const picture = await loadPicture(product.images.nodes[0]!.url);
    return new Response(await build(panel, picture), {
      headers: {
        ...cacheHeaders(context),
        'Content-Type': contentType,
      },
    });
  } catch (error) {
    return respondDocumentFailed(error);
  }
}

function noModel(): Response {
  return new Response('There is no such model', {status: 404});
}

async function loadPicture(url: string): Promise<Uint8Array> {
  const address = cdnUrl(url, {width: PICTURE_WIDTH, format: 'jpg'});
  const response = await fetch(address, {signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS)});
  if (!response.ok || response.headers.get('content-type') !== 'image/jpeg') {
    throw new Error(`The picture of a model is ${response.status}, not a JPEG`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
