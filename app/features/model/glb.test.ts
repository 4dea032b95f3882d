import {describe, expect, it} from 'vitest';
import {buildGlb} from './glb';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PANEL = {width: 0.6, height: 0.4, depth: 0.02};

interface Gltf {
  accessors: {bufferView: number; count: number; type: string; min?: number[]; max?: number[]}[];
  bufferViews: {byteOffset: number; byteLength: number}[];
  buffers: {byteLength: number}[];
  images: {bufferView: number; mimeType: string}[];
  meshes: {
    primitives: {attributes: Record<string, number>; indices: number; material: number}[];
  }[];
}

function readGlb(file: Uint8Array<ArrayBuffer>) {
  const view = new DataView(file.buffer);
  const jsonBytes = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + jsonBytes))) as Gltf;
  const binaryAt = 20 + jsonBytes + 8;
  const bytesOf = (number: number) => {
    const {byteOffset, byteLength} = json.bufferViews[number]!;
    return file.slice(binaryAt + byteOffset, binaryAt + byteOffset + byteLength);
  };
  return {view, json, binaryAt, bytesOf};
}

describe('a glTF file', () => {
  const file = buildGlb(PANEL, JPEG);
  const {view, json, binaryAt, bytesOf} = readGlb(file);

  it('has a header, and two chunks whose lengths are multiples of four', () => {
    expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('glTF');
    expect(view.getUint32(4, true)).toBe(2);
    expect(view.getUint32(8, true)).toBe(file.length);
    const binaryBytes = view.getUint32(binaryAt - 8, true);
    expect(binaryAt % 4).toBe(0);
    expect(binaryBytes).toBe(file.length - binaryAt);
    expect(binaryBytes).toBe(json.buffers[0]?.byteLength);
  });

  it('is as large as the work, in metres, with its back on the wall', () => {
    const positions = json.meshes[0]!.primitives.map(
      ({attributes}) => json.accessors[attributes.POSITION!]!,
    );
    const extent = (pick: 'min' | 'max', best: (...values: number[]) => number) =>
      [0, 1, 2].map((axis) => best(...positions.map((accessor) => accessor[pick]![axis]!)));
    const [from, to] = [extent('min', Math.min), extent('max', Math.max)];
    [0.6, 0.4, 0.02].forEach((length, axis) =>
      expect(to[axis]! - from[axis]!).toBeCloseTo(length, 6),
    );
    expect(from[2]).toBe(0);
  });

  it('shows the whole picture upright on its front, and carries it unchanged', () => {
    const front = json.meshes[0]!.primitives[0]!;
    const floats = (number: number) => new Float32Array(bytesOf(number).buffer);
    const points = floats(json.accessors[front.attributes.POSITION!]!.bufferView);
    const corners = floats(json.accessors[front.attributes.TEXCOORD_0!]!.bufferView);
    // The top of a glTF texture is 0.
    for (let at = 0; at < 4; at += 1) {
      expect(corners[at * 2]).toBe(points[at * 3]! > 0 ? 1 : 0);
      expect(corners[at * 2 + 1]).toBe(points[at * 3 + 1]! > 0 ? 0 : 1);
    }
    expect(bytesOf(json.images[0]!.bufferView)).toEqual(JPEG);
  });

  it('has triangles that face outwards', () => {
    for (const {attributes, indices} of json.meshes[0]!.primitives) {
      const points = new Float32Array(
        bytesOf(json.accessors[attributes.POSITION!]!.bufferView).buffer,
      );
      const normals = new Float32Array(
        bytesOf(json.accessors[attributes.NORMAL!]!.bufferView).buffer,
      );
      const order = new Uint16Array(bytesOf(json.accessors[indices]!.bufferView).buffer);
      for (let at = 0; at < json.accessors[indices]!.count; at += 3) {
        const [a, b, c] = [0, 1, 2].map((next) => {
          const vertex = order[at + next]!;
          return [...points.subarray(vertex * 3, vertex * 3 + 3)];
        }) as [number[], number[], number[]];
        const normal = normals.subarray(order[at]! * 3, order[at]! * 3 + 3);
        const towards = cross(minus(b, a), minus(c, a)).reduce(
          (sum, value, axis) => sum + value * normal[axis]!,
          0,
        );
        expect(towards).toBeGreaterThan(0);
      }
    }
  });
});

const minus = (a: number[], b: number[]) => a.map((value, axis) => value - b[axis]!);
function cross(a: number[], b: number[]): number[] {
  const at = (axis: number) =>
    a[(axis + 1) % 3]! * b[(axis + 2) % 3]! - a[(axis + 2) % 3]! * b[(axis + 1) % 3]!;
  return [0, 1, 2].map(at);
}
