import type {PictureType} from '~/lib/images/picture-type';

const EXTENSION: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
};

const MAX_STEM_LENGTH = 80;

/**
 * A visitor's file name as the bucket takes it: ASCII letters, digits, dots, dashes and underscores, at most 85, with the
 * ending of what the file really is. Accents go, their letters stay; nothing usable left makes it 'image'.
 */
export function safeFileName(fileName: string, type: PictureType): string {
  const base = fileName.split(/[/\\]/).pop() ?? '';
  const stem = base
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^[.-]+|[.-]+$/g, '');
  return `${stem || 'image'}.${EXTENSION[type]}`;
}
