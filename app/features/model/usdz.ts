import {zipSync, type ZippableFile} from 'fflate';
import {frontFace, PICTURE_CORNERS, plainFaces, type Panel, type PanelFace} from './panel';

/** A file's bytes start at a multiple of this: https://openusd.org/release/spec_usdz.html#layout */
const ALIGNMENT = 64;
const ZIP_HEADER_BYTES = 30;
/** The size of an extra field's header: its id and length. */
const EXTRA_HEADER_BYTES = 4;
/** An unregistered id. */
const PADDING_ID = 0x3039;
const TEXTURE = 'picture.jpg';

/**
 * A USDZ package of the panel, with the JPEG on its front, for Apple's Quick Look. It has no anchoring property, so that
 * Quick Look keeps the model upright and lets a visitor choose wall or floor:
 * https://github.com/mrdoob/three.js/pull/28363
 */
export function buildUsdz(panel: Panel, jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  // The scene comes first, as the format requires.
  const files = {'work.usda': new TextEncoder().encode(describeScene(panel)), [TEXTURE]: jpeg};
  return zipAligned(files);
}

/** A zip of uncompressed files, each aligned by an extra field in its header. */
function zipAligned(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const aligned: Record<string, ZippableFile> = {};
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const start = offset + ZIP_HEADER_BYTES + name.length + EXTRA_HEADER_BYTES;
    const padding = (ALIGNMENT - (start % ALIGNMENT)) % ALIGNMENT;
    aligned[name] = [bytes, {level: 0, extra: {[PADDING_ID]: new Uint8Array(padding)}}];
    offset = start + padding + bytes.length;
  }
  return zipSync(aligned);
}

function describeScene(panel: Panel): string {
  return `#usda 1.0
(
    defaultPrim = "Work"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Work"
{
${describeMesh('Front', [frontFace(panel)], true)}
${describeMesh('Sides', plainFaces(panel), false)}

    def Scope "Materials"
    {
        def Material "Front"
        {
            token outputs:surface.connect = </Work/Materials/Front/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor.connect = </Work/Materials/Front/Picture.outputs:rgb>
                float inputs:metallic = 0
                float inputs:roughness = 1
                token outputs:surface
            }

            def Shader "Picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${TEXTURE}@
                float2 inputs:st.connect = </Work/Materials/Front/Corners.outputs:result>
                token inputs:sourceColorSpace = "sRGB"
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }

            def Shader "Corners"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
        }

        def Material "Sides"
        {
            token outputs:surface.connect = </Work/Materials/Sides/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (0.86, 0.84, 0.79)
                float inputs:metallic = 0
                float inputs:roughness = 1
                token outputs:surface
            }
        }
    }
}
`;
}

function describeMesh(name: 'Front' | 'Sides', faces: PanelFace[], hasPicture: boolean): string {
  const corners = faces.flatMap((face) => face.corners);
  const normals = faces.flatMap(({normal}) => [normal, normal, normal, normal]);
  const picture = hasPicture
    ? `
        texCoord2f[] primvars:st = ${list(PICTURE_CORNERS)} (
            interpolation = "vertex"
        )`
    : '';
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        int[] faceVertexCounts = [${faces.map(() => 4).join(', ')}]
        int[] faceVertexIndices = [${corners.map((_, at) => at).join(', ')}]
        point3f[] points = ${list(corners)}
        normal3f[] normals = ${list(normals)} (
            interpolation = "vertex"
        )${picture}
        uniform token subdivisionScheme = "none"
        rel material:binding = </Work/Materials/${name}>
    }
`;
}

function list(points: readonly (readonly number[])[]): string {
  return `[${points.map((point) => `(${point.join(', ')})`).join(', ')}]`;
}
