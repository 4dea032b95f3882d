/** The font's metrics for line breaks, because the drawing library takes ten milliseconds per measurement. */
export interface Font {
  /** Whether the font has a glyph for the character. */
  has(character: string): boolean;
  /** The width of a text at a size, in pixels, including kerning. */
  measure(text: string, size: number): number;
}

/** Reads cmap (format 4), hmtx and kern: https://learn.microsoft.com/typography/opentype/spec/ */
export function readFont(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const glyphs = readGlyphs(view, tables.cmap!);
  const unitsPerEm = view.getUint16(tables.head! + 18);
  const advances = view.getUint16(tables.hhea! + 34);
  const advanceOf = (glyph: number) =>
    view.getUint16(tables.hmtx! + 4 * Math.min(glyph, advances - 1));
  const kerning = readKerning(view, tables.kern!);
  return {
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    measure(text, size) {
      let units = 0;
      let before = 0;
      for (const character of text) {
        const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
        units += advanceOf(glyph) + (kerning.get(pairKey(before, glyph)) ?? 0);
        before = glyph;
      }
      return (units * size) / unitsPerEm;
    },
  };
}

type TableName = 'cmap' | 'head' | 'hhea' | 'hmtx' | 'kern';

/** The offset of each table. */
function readTables(view: DataView): Partial<Record<TableName, number>> {
  const count = view.getUint16(4);
  return Object.fromEntries(
    Array.from({length: count}, (_, index) => {
      const record = 12 + 16 * index;
      const letters = [0, 1, 2, 3].map((at) => view.getUint8(record + at));
      return [String.fromCharCode(...letters), view.getUint32(record + 8)];
    }),
  );
}

/** The glyph of each code point, from the Windows subtable. */
function readGlyphs(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const record = cmap + 4 + 8 * index;
    const table = cmap + view.getUint32(record + 4);
    if (view.getUint16(record) !== 3 || view.getUint16(table) !== 4) continue;
    const doubled = view.getUint16(table + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = view.getUint16(table + 14 + segment);
      const first = view.getUint16(table + 16 + doubled + segment);
      const delta = view.getUint16(table + 16 + 2 * doubled + segment);
      const rangeAt = table + 16 + 3 * doubled + segment;
      const range = view.getUint16(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const listed = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - first));
        const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}

function readKerning(view: DataView, kern: number): Map<number, number> {
  const count = view.getUint16(kern + 10);
  return new Map(
    Array.from({length: count}, (_, index) => {
      const pair = kern + 18 + 6 * index;
      return [pairKey(view.getUint16(pair), view.getUint16(pair + 2)), view.getInt16(pair + 4)];
    }),
  );
}

function pairKey(left: number, right: number): number {
  return left * 0x10000 + right;
}
