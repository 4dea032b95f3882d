import {frontFace, PICTURE_CORNERS, plainFaces, type Panel, type PanelFace} from './panel';

/** Numbers of the glTF 2.0 specification: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html */
const MAGIC = 0x46546c67;
const VERSION = 2;
const CHUNK_JSON = 0x4e4f534a;
const CHUNK_BINARY = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTICES = 34962;
const INDICES = 34963;
const CLAMP_TO_EDGE = 33071;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The canvas that shows at the sides of a work, linear RGBA. */
const SIDES = [0.86, 0.84, 0.79, 1];

/** A binary glTF 2.0 file of the panel, with the JPEG on its front. For Android's Scene Viewer. */
export function buildGlb(panel: Panel, jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const buffer = new BufferParts();
  const meshes = [[frontFace(panel)], plainFaces(panel)];
  const primitives = meshes.map((faces, material) => ({
    attributes: {
      POSITION: buffer.addPoints(faces.flatMap(({corners}) => corners)),
      NORMAL: buffer.addPoints(faces.flatMap(({corners, normal}) => corners.map(() => normal))),
      ...(material === 0 && {TEXCOORD_0: buffer.addPictureCorners()}),
    },
    indices: buffer.addIndices(faces),
    material,
  }));
  const image = buffer.addBytes(jpeg);
  const json = {
    asset: {version: '2.0'},
    scene: 0,
    scenes: [{nodes: [0]}],
    nodes: [{mesh: 0}],
    meshes: [{primitives}],
    materials: [
      {pbrMetallicRoughness: {baseColorTexture: {index: 0}, metallicFactor: 0, roughnessFactor: 1}},
      {pbrMetallicRoughness: {baseColorFactor: SIDES, metallicFactor: 0, roughnessFactor: 1}},
    ],
    textures: [{source: 0, sampler: 0}],
    samplers: [{wrapS: CLAMP_TO_EDGE, wrapT: CLAMP_TO_EDGE}],
    images: [{bufferView: image, mimeType: 'image/jpeg'}],
    accessors: buffer.accessors,
    bufferViews: buffer.views,
    buffers: [{byteLength: buffer.byteLength}],
  };
  return joinChunks([
    [CHUNK_JSON, padded(new TextEncoder().encode(JSON.stringify(json)), 0x20)],
    [CHUNK_BINARY, buffer.join()],
  ]);
}

/** Collects the binary chunk, each part at an offset that is a multiple of four. */
class BufferParts {
  readonly views: object[] = [];
  readonly accessors: object[] = [];
  byteLength = 0;
  private readonly parts: Uint8Array[] = [];

  /** Returns the number of the buffer view. */
  addBytes(bytes: Uint8Array, target?: number): number {
    const part = padded(bytes, 0);
    this.views.push({
      buffer: 0,
      byteOffset: this.byteLength,
      byteLength: bytes.length,
      ...(target && {target}),
    });
    this.parts.push(part);
    this.byteLength += part.length;
    return this.views.length - 1;
  }

  /** Returns the number of the accessor, as do the next two. */
  addPoints(points: readonly (readonly number[])[]): number {
    const axes = [0, 1, 2];
    return this.addAccessor(new Float32Array(points.flat()), VERTICES, {
      componentType: FLOAT,
      count: points.length,
      type: 'VEC3',
      min: axes.map((axis) => Math.min(...points.map((point) => Math.fround(point[axis] ?? 0)))),
      max: axes.map((axis) => Math.max(...points.map((point) => Math.fround(point[axis] ?? 0)))),
    });
  }

  /** A glTF texture begins at the picture's top. */
  addPictureCorners(): number {
    const corners = PICTURE_CORNERS.flatMap(([u, v]) => [u, 1 - v]);
    return this.addAccessor(new Float32Array(corners), VERTICES, {
      componentType: FLOAT,
      count: PICTURE_CORNERS.length,
      type: 'VEC2',
    });
  }

  /** Two triangles for each face. */
  addIndices(faces: readonly PanelFace[]): number {
    const indices = faces.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((at) => face * 4 + at));
    return this.addAccessor(new Uint16Array(indices), INDICES, {
      componentType: UNSIGNED_SHORT,
      count: indices.length,
      type: 'SCALAR',
    });
  }

  join(): Uint8Array {
    return concat(this.parts);
  }

  private addAccessor(values: Float32Array | Uint16Array, target: number, shape: object): number {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.accessors.push({bufferView: this.addBytes(bytes, target), ...shape});
    return this.accessors.length - 1;
  }
}

function joinChunks(chunks: readonly (readonly [type: number, bytes: Uint8Array])[]) {
  const total = chunks.reduce((sum, [, {length}]) => sum + CHUNK_HEADER_BYTES + length, 0);
  const file = new Uint8Array(HEADER_BYTES + total);
  const view = new DataView(file.buffer);
  [MAGIC, VERSION, file.length].forEach((value, at) => view.setUint32(at * 4, value, true));
  let offset = HEADER_BYTES;
  for (const [type, bytes] of chunks) {
    view.setUint32(offset, bytes.length, true);
    view.setUint32(offset + 4, type, true);
    file.set(bytes, offset + CHUNK_HEADER_BYTES);
    offset += CHUNK_HEADER_BYTES + bytes.length;
  }
  return file;
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  whole.set(bytes);
  return whole;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
