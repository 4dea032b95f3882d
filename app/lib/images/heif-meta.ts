import {type Box, BoxFields, blankBox, boxesIn, setType} from './box-bytes';
import {broken} from './picture-error';
import {assertPixels} from './pixel-limit';

/** A range of offsets in the file; the end is exclusive. */
export type Extent = readonly [start: number, end: number];

/** The item locations in a `meta` box. */
export interface MetaExtents {
  /** The extents of metadata: Exif, XMP and other attachments. */
  attached: Extent[];
  /** The end of the last item. */
  end: number;
  /** Whether it has a picture item. */
  draws: boolean;
}

/** Picture items: coded pictures, and derived ones such as grids (ISO/IEC 23008-12, AV1 Image File Format). */
const PICTURE_ITEMS = new Set(
  ['av01', 'hvc1', 'lhv1', 'avc1', 'vvc1', 'evc1', 'jpeg', 'j2k1', 'unci', 'mski'].concat([
    'grid',
    'iovl',
    'iden',
    'tmap',
    'sato',
  ]),
);

const META_BOXES = new Set(
  ['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl', 'ipro'].concat('free'),
);
const PROPERTIES_THAT_TELL = new Set(['uuid', 'udes']);

interface ItemExtent {
  id: number;
  /** The base of the offsets. 0: the file; 1: the `idat` box; 2: another item. */
  method: number;
  from: number;
  to: number;
}

/**
 * Cleans the content of a `meta` box in place, its length unchanged: unknown boxes become free space, items lose their
 * names, metadata items their type too, and data inside the box is zeroed.
 */
export function cleanMeta(bytes: Uint8Array, start: number, end: number): MetaExtents {
  const boxes = new Map<string, Box>();
  for (const box of boxesIn(bytes, start + 4, end)) {
    if (META_BOXES.has(box.type)) boxes.set(box.type, box);
    else blankBox(bytes, box);
  }
  const {iinf, iloc, iprp, idat} = Object.fromEntries(boxes);
  const attachedIds = iinf ? cleanItems(bytes, iinf) : new Set<number>();
  if (iprp) cleanProperties(bytes, iprp);

  const found: MetaExtents = {attached: [], end: 0, draws: false};
  for (const {id, method, from, to} of iloc ? readExtents(bytes, iloc) : []) {
    if (method === 0) found.end = Math.max(found.end, to);
    if (!attachedIds.has(id)) {
      found.draws = true;
    } else if (from === to) {
      broken('Attached data without an end');
    } else if (method === 0) {
      found.attached.push([from, to]);
    } else if (method === 1 && idat && idat.start + to <= idat.end) {
      bytes.fill(0, idat.start + from, idat.start + to);
    } else {
      broken('Attached data in an unknown place');
    }
  }
  return found;
}

/** Removes the names of all items and the types of metadata items; returns the ids of the latter. */
function cleanItems(bytes: Uint8Array, iinf: Box): Set<number> {
  const ids = new Set<number>();
  const countBytes = bytes[iinf.start] === 0 ? 2 : 4;
  for (const infe of boxesIn(bytes, iinf.start + 4 + countBytes, iinf.end)) {
    const fields = new BoxFields(bytes, infe.start, infe.end);
    const version = fields.uint(1);
    fields.uint(3);
    const id = fields.uint(version < 3 ? 2 : 4);
    fields.uint(2);
    const typeAt = fields.at;
    // Entries before version 2 have no type: they are attachments.
    const type = version >= 2 ? fields.text(4) : null;
    const draws = type !== null && PICTURE_ITEMS.has(type);
    if (!draws) ids.add(id);
    // The type is followed by names, which a picture does not need.
    bytes.fill(0, typeAt, infe.end);
    if (type !== null) setType(bytes, typeAt, draws ? type : 'free');
  }
  return ids;
}

function cleanProperties(bytes: Uint8Array, iprp: Box): void {
  for (const {type, start, end} of boxesIn(bytes, iprp.start, iprp.end)) {
    if (type !== 'ipco') continue;
    for (const property of boxesIn(bytes, start, end)) {
      if (PROPERTIES_THAT_TELL.has(property.type)) blankBox(bytes, property);
      if (property.type === 'ispe') assertExtentPixels(bytes, property);
    }
  }
}

/** The size of an item, of one that others are put together to, too. */
function assertExtentPixels(bytes: Uint8Array, {start, end}: Box): void {
  const fields = new BoxFields(bytes, start + 4, end);
  assertPixels(fields.uint(4), fields.uint(4));
}

function* readExtents(bytes: Uint8Array, iloc: Box): Generator<ItemExtent> {
  const fields = new BoxFields(bytes, iloc.start, iloc.end);
  const version = fields.uint(1);
  fields.uint(3);
  const sizes = fields.uint(2);
  const offsetBytes = sizes >> 12;
  const lengthBytes = (sizes >> 8) & 15;
  const baseBytes = (sizes >> 4) & 15;
  const indexBytes = version > 0 ? sizes & 15 : 0;
  const idBytes = version < 2 ? 2 : 4;
  if (lengthBytes === 0) broken('Items without a length');

  for (let items = fields.uint(idBytes); items > 0; items--) {
    const id = fields.uint(idBytes);
    const method = version > 0 ? fields.uint(2) & 15 : 0;
    fields.uint(2);
    const base = fields.uint(baseBytes);
    for (let extents = fields.uint(2); extents > 0; extents--) {
      fields.uint(indexBytes);
      const from = base + fields.uint(offsetBytes);
      yield {id, method, from, to: from + fields.uint(lengthBytes)};
    }
  }
}
