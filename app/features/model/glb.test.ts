import {WebIO, type Primitive} from '@gltf-transform/core';
import {describe, expect, it} from 'vitest';
import {buildGlb} from './glb';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

describe('a glTF file', async () => {
  const file = await buildGlb({width: 0.6, height: 0.4, depth: 0.02}, JPEG);
  const root = (await new WebIO().readBinary(file)).getRoot();
  const primitives = root.listMeshes()[0]!.listPrimitives();
  const [front] = primitives;

  it('is as large as the work, in metres, with its back on the wall', () => {
    const points = primitives.flatMap((primitive) => pointsOf(primitive, 'POSITION'));
    const extents = [0, 1, 2].map((axis) => {
      const values = points.map((point) => point[axis]!);
      return [Math.min(...values), Math.max(...values)];
    });
    const nearly = (value: number) => expect.closeTo(value, 6) as number;
    expect(extents).toEqual([
      [nearly(-0.3), nearly(0.3)],
      [nearly(-0.2), nearly(0.2)],
      [0, nearly(0.02)],
    ]);
  });

  it('shows the whole picture upright on its front, and contains its unchanged bytes', () => {
    const corners = pointsOf(front!, 'TEXCOORD_0');
    for (const [at, [x, y]] of pointsOf(front!, 'POSITION').entries()) {
      // The top of a glTF texture is 0.
      expect(corners[at]).toEqual([x! > 0 ? 1 : 0, y! > 0 ? 0 : 1]);
    }
    expect(root.listTextures().map((texture) => texture.getImage())).toEqual([JPEG]);
  });

  it('has triangles that face outwards', () => {
    for (const primitive of primitives) {
      const [points, normals] = [pointsOf(primitive, 'POSITION'), pointsOf(primitive, 'NORMAL')];
      const order = [...primitive.getIndices()!.getArray()!];
      for (let at = 0; at < order.length; at += 3) {
        const [a, b, c] = [0, 1, 2].map((next) => points[order[at + next]!]!) as [
          number[],
          number[],
          number[],
        ];
        const towards = cross(minus(b, a), minus(c, a)).reduce(
          (sum, value, axis) => sum + value * normals[order[at]!]![axis]!,
          0,
        );
        expect(towards).toBeGreaterThan(0);
      }
    }
  });
});

function pointsOf(primitive: Primitive, attribute: string): number[][] {
  const accessor = primitive.getAttribute(attribute)!;
  return Array.from({length: accessor.getCount()}, (_, at) => accessor.getElement(at, []));
}

const minus = (a: number[], b: number[]) => a.map((value, axis) => value - b[axis]!);
function cross(a: number[], b: number[]): number[] {
  const at = (axis: number) =>
    a[(axis + 1) % 3]! * b[(axis + 2) % 3]! - a[(axis + 2) % 3]! * b[(axis + 1) % 3]!;
  return [0, 1, 2].map(at);
}
