import {useWords} from '~/words';
import {cdnFallback} from '~/lib/cdn-image';
import {phoneViewerUrl} from './phone-viewer-url';
import type {WallItem} from './wall-state';

/**
 * Opens a work at its size in the phone's own viewer, which places it on the wall in front of the camera. Quick Look
 * opens a link whose only element is a picture; text doesn't count (WebKit's `HTMLAnchorElement::isSystemPreviewLink`).
 */
export function PhoneViewerLink({hung: {work, size}}: {hung: WallItem}) {
  const words = useWords();
  const url = phoneViewerUrl(work, size.id);
  if (!url) return null;
  return (
    <a rel="ar" href={url} className="flex items-center gap-4 text-xs underline underline-offset-4">
      <img src={cdnFallback(work.picture, 'card')} alt="" className="w-18" />
      {words.wall.throughCamera}
    </a>
  );
}
