import {mkdtempSync, readdirSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {openUploadedFiles} from './uploaded-files';

async function publish(name: string, bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const uploads = openUploadedFiles(folder);
  const token = uploads.stage(name);
  await uploads.receive(token, bytes);
  return {picture: await uploads.publish(token), folder};
}

it('makes a photograph of more than 10 MB smaller', async () => {
  const color = {width: 5000, height: 800, channels: 3 as const, background: '#335577'};
  const large = await sharp({create: color}).png({compressionLevel: 0}).toBuffer();
  expect(large.byteLength).toBeGreaterThan(10 * 1024 * 1024);
  const {picture, folder} = await publish('DSC_0044.png', large);
  expect(picture).toMatchObject({width: 4000, height: 640});
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/^dsc-0044-.*\.jpg$/);
  expect(statSync(join(folder, file)).size).toBeLessThan(large.byteLength);
  const cut = large.subarray(0, -4096);
  expect((await publish('cut.png', cut)).picture).toBeNull();
});
