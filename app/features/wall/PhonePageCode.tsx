import {QRCodeSVG} from 'qrcode.react';
import {localPath} from '~/lib/language/local-path';
import {productPath} from '~/shop/paths';
import {useWords} from '~/words';
import {phoneViewerUrl, wallPageUrl} from './phone-viewer-url';
import type {WallItem} from './wall-state';

/** On a computer: a QR code of the work's page, which opens its wall on a phone. A phone needs no code. */
export function PhonePageCode({hung: {work, size}}: {hung: WallItem}) {
  const words = useWords();
  if (phoneViewerUrl(work, size.id)) return null;
  const path = localPath(words, productPath(work.handle));
  return (
    <div className="flex items-center gap-4 text-xs portrait:min-[44em]:order-1 portrait:min-[44em]:row-span-2 portrait:min-[44em]:self-start pointer-coarse:hidden">
      <QRCodeSVG
        value={wallPageUrl(path, new URL(window.location.href))}
        size={112}
        marginSize={2}
        title={words.wall.code}
        className="flex-none"
      />
      <p>{words.wall.scanCode}</p>
    </div>
  );
}
