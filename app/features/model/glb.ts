import {Document, WebIO, type Accessor, type Material} from '@gltf-transform/core';
import {frontFace, PICTURE_CORNERS, plainFaces, type Panel, type PanelFace} from './panel';

/** The wrap mode of the glTF 2.0 specification: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html */
const CLAMP_TO_EDGE = 33071;

/** The canvas at the sides of a work, linear RGBA. */
const SIDES: [number, number, number, number] = [0.86, 0.84, 0.79, 1];

/** A binary glTF 2.0 file of the panel, with the JPEG on its front. For Android's Scene Viewer. */
export async function buildGlb(panel: Panel, jpeg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document();
  const buffer = document.createBuffer();

  function accessor(
    type: 'SCALAR' | 'VEC2' | 'VEC3',
    values: Float32Array | Uint16Array,
  ): Accessor {
    return document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
  }
  /** Two triangles for each face. */
  function primitive(faces: readonly PanelFace[], material: Material) {
    const corners = faces.flatMap((face) => face.corners);
    const normals = faces.flatMap(({normal}) => [normal, normal, normal, normal]);
    const indices = faces.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((at) => face * 4 + at));
    return document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(corners.flat())))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals.flat())))
      .setIndices(accessor('SCALAR', new Uint16Array(indices)))
      .setMaterial(material);
  }

  const picture = document.createTexture().setImage(jpeg).setMimeType('image/jpeg');
  const front = document.createMaterial().setBaseColorTexture(picture).setMetallicFactor(0);
  front.getBaseColorTextureInfo()?.setWrapS(CLAMP_TO_EDGE).setWrapT(CLAMP_TO_EDGE);
  const sides = document.createMaterial().setBaseColorFactor(SIDES).setMetallicFactor(0);
  // A glTF texture starts at the top of the picture.
  const corners = new Float32Array(PICTURE_CORNERS.flatMap(([u, v]) => [u, 1 - v]));
  const mesh = document
    .createMesh()
    .addPrimitive(
      primitive([frontFace(panel)], front).setAttribute('TEXCOORD_0', accessor('VEC2', corners)),
    )
    .addPrimitive(primitive(plainFaces(panel), sides));
  document.createScene().addChild(document.createNode().setMesh(mesh));
  return new WebIO().writeBinary(document);
}
