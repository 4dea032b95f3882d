import {unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {buildUsdz} from './usdz';

const JPEG = Uint8Array.from({length: 1000}, (_, at) => at % 251);
const file = buildUsdz({width: 0.6, height: 0.4, depth: 0.02}, JPEG);

/** Reads the local headers: where each file's bytes start, and how they're compressed. */
function readHeaders() {
  const view = new DataView(file.buffer);
  const headers: {name: string; start: number; method: number}[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const [nameBytes, extraBytes] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(file.subarray(at + 30, at + 30 + nameBytes));
    const start = at + 30 + nameBytes + extraBytes;
    headers.push({name, start, method: view.getUint16(at + 8, true)});
    at = start + view.getUint32(at + 18, true);
  }
  return headers;
}

it('is a zip of uncompressed files, the scene first, each at a multiple of 64 bytes', () => {
  const headers = readHeaders();
  expect(headers.map(({name}) => name)).toEqual(['work.usda', 'picture.jpg']);
  for (const {start, method} of headers) {
    expect(start % 64).toBe(0);
    expect(method).toBe(0);
  }
});

it('contains the unchanged picture, and a scene in metres that names it', () => {
  const {'work.usda': scene, 'picture.jpg': picture} = unzipSync(file);
  expect(picture).toEqual(JPEG);
  const text = new TextDecoder().decode(scene);
  expect(text).toMatch(/^#usda 1\.0\n/);
  expect(text).toContain('metersPerUnit = 1');
  expect(text).toContain('@picture.jpg@');
  expect(text).toContain(
    'points = [(-0.3, -0.2, 0.02), (0.3, -0.2, 0.02), (0.3, 0.2, 0.02), (-0.3, 0.2, 0.02)]',
  );
  expect(text.split('{').length).toBe(text.split('}').length);
});
