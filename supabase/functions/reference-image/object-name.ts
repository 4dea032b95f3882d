const MAX_STEM_LENGTH = 80;

/**
 * The bucket name of the JPEG made from a visitor's file: ASCII letters, digits, dots, dashes and underscores, at most
 * 84 characters. Letters lose their accents, and a name without usable characters becomes 'image'.
 */
export function safeFileName(fileName: string): string {
  const base = fileName.split(/[/\\]/).pop() ?? '';
  const stem = base
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^[.-]+|[.-]+$/g, '');
  return `${stem || 'image'}.jpg`;
}
