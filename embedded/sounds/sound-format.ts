/** The audio formats that every browser plays, by the extension of a stored file. */
const SOUND_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
} as const;

type SoundExtension = keyof typeof SOUND_TYPES;

export interface SoundFormat {
  extension: SoundExtension;
  /** Shopify's `mimeType` of the file. */
  mimeType: (typeof SOUND_TYPES)[SoundExtension];
}

/** The format of a file by its first bytes; null when it isn't audio. */
export function soundFormat(bytes: Uint8Array): SoundFormat | null {
  const extension = findExtension(bytes);
  return extension && {extension, mimeType: SOUND_TYPES[extension]};
}

function findExtension(bytes: Uint8Array): SoundExtension | null {
  const textAt = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (textAt(0, 4) === 'RIFF' && textAt(8, 12) === 'WAVE') return 'wav';
  if (textAt(4, 8) === 'ftyp' && /^(?:M4A |M4B |mp4|iso)/.test(textAt(8, 12))) return 'm4a';
  // The tag before an MP3, or the eleven sync bits that start each of its frames.
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
  return textAt(0, 3) === 'ID3' || isFrame ? 'mp3' : null;
}

/** The type of a stored file by its name; null when it isn't audio. */
export function soundTypeOf(name: string): SoundFormat['mimeType'] | null {
  const extension = name.replace(/.*\./, '');
  return Object.hasOwn(SOUND_TYPES, extension) ? SOUND_TYPES[extension as SoundExtension] : null;
}
