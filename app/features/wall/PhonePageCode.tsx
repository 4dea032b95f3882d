import {QRCodeSVG} from 'qrcode.react';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {phoneViewerUrl} from './phone-viewer-url';
import {wallPageUrl} from './wall-page-url';
import type {WallItem} from './wall-state';

/** For a computer: the QR code of the work's page, which opens its wall on a phone, camera first. */
export function PhonePageCode({hung: {work, size}}: {hung: WallItem}) {
  const words = useWords();
  if (phoneViewerUrl(work, size.id)) return null;
  const path = localPath(words, `/product/${work.handle}`);
  return (
    <div className="wall-code">
      <QRCodeSVG
        value={wallPageUrl(path, new URL(window.location.href))}
        size={112}
        marginSize={2}
        title={words.wall.code}
      />
      <p>{words.wall.scanCode}</p>
    </div>
  );
}
