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
 * A visitor's file name in the bucket's format: ASCII letters, digits, dots, dashes and underscores, at most 85
 * characters, with the extension of the file's actual type. Accents are removed from letters; a name without usable
 * characters becomes 'image'.
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
