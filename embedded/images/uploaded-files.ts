import {randomUUID} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {tmpdir} from 'node:os';
import {type SoundFormat, soundFormat} from '../sounds/sound-format';
import {type ImageFile, FILES_PATH} from './image-files';
import {preparePicture} from './prepare-picture';

/** A stored picture, with its URL on this server's CDN. */
export interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

/** A stored audio file, with its URL on this server's CDN. */
export interface StoredSound {
  url: string;
  mimeType: SoundFormat['mimeType'];
  /** The size in bytes. */
  size: number;
}

/** Pictures and audio files uploaded through the Admin API. */
export interface UploadedFiles {
  /** Reserves an upload and returns its token. */
  stage(filename: string): string;
  /** Stores the bytes of a staged upload; false for an unknown token. */
  receive(token: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Turns a staged upload into a file of the CDN; repeated calls return the same file. Null when nothing was received,
   * or it isn't a picture.
   */
  publish(token: string): Promise<StoredPicture | null>;
  /** Makes a staged upload an audio file of the CDN, at most ten megabytes. Null when it isn't one. */
  publishSound(token: string): Promise<StoredSound | null>;
  find(name: string): ImageFile | undefined;
}

const LARGEST_SOUND_BYTES = 10 * 1024 * 1024;

/** An unpublished upload, which doesn't have a picture's extension. */
const PART = '.part';

/** Keeps the pictures in `folder`; in a temporary one when it is undefined. */
export function openUploadedFiles(folder: string | undefined): UploadedFiles {
  const home = folder ?? join(tmpdir(), `shop-files-${randomUUID()}`);
  const staged = new Map<string, {filename: string; isReceived: boolean}>();
  const published = new Map<string, StoredPicture>();
  const pathOf = (name: string) => join(home, name);
  const stored = existsSync(home) ? readdirSync(home) : [];
  const names = new Set(stored.filter((name) => !name.endsWith(PART)));

  /** Gives a received upload its name on the CDN, and returns the URL. */
  async function nameUpload(token: string, filename: string, extension: string): Promise<string> {
    const name = `${plainName(filename)}-${token.slice(0, 8)}.${extension}`;
    await rename(pathOf(`${token}${PART}`), pathOf(name));
    staged.delete(token);
    names.add(name);
    return `${FILES_PATH}${name}?v=1`;
  }

  return {
    stage(filename) {
      const token = randomUUID();
      staged.set(token, {filename, isReceived: false});
      return token;
    },
    async receive(token, bytes) {
      const upload = staged.get(token);
      if (!upload) return false;
      await mkdir(home, {recursive: true});
      await writeFile(pathOf(`${token}${PART}`), bytes);
      upload.isReceived = true;
      return true;
    },
    async publish(token) {
      const known = published.get(token);
      if (known) return known;
      const upload = staged.get(token);
      if (!upload?.isReceived) return null;
      const picture = await preparePicture(pathOf(`${token}${PART}`));
      if (!picture) return null;
      const {width, height, extension} = picture;
      const url = await nameUpload(token, upload.filename, extension);
      const stored = {url, width, height};
      published.set(token, stored);
      return stored;
    },
    async publishSound(token) {
      const upload = staged.get(token);
      if (!upload?.isReceived) return null;
      const bytes = await readFile(pathOf(`${token}${PART}`));
      const format = soundFormat(bytes);
      if (!format || bytes.byteLength > LARGEST_SOUND_BYTES) return null;
      const url = await nameUpload(token, upload.filename, format.extension);
      return {url, mimeType: format.mimeType, size: bytes.byteLength};
    },
    find: (name) => (names.has(name) ? {path: pathOf(name), version: name} : undefined),
  };
}

function plainName(filename: string): string {
  const plain = filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60) || 'picture';
}
