import words from '#words/wall';
import {cdnFallback} from '~/lib/cdn-image';
import {phoneViewerAddress} from './phone-viewer-address';
import type {HungWork} from './wall-state';

/** Opens a work in its size in the phone's own viewer, which places it on the wall in front of the camera. */
export function PhoneViewerLink({hung: {work, size}}: {hung: HungWork}) {
  const address = phoneViewerAddress(work, size.id);
  if (!address) return null;
  return (
    <div className="wall-phone">
      {/* Quick Look opens a link whose only child is a picture. */}
      <a rel="ar" href={address}>
        <img src={cdnFallback(work.picture, 'card')} alt={words.throughCamera} />
      </a>
      <span aria-hidden="true">{words.throughCamera}</span>
    </div>
  );
}
