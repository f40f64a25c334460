/** What commands of RTMP are made of (AMF 0), as much of it as programs that push a stream use. */
export type AmfValue = number | boolean | string | null | { readonly [name: string]: AmfValue };

export class BadAmf extends Error {
  override name = 'BadAmf';
}

const marks = { number: 0, boolean: 1, string: 2, object: 3, null: 5, undefined: 6, array: 8, end: 9, longString: 12 };
const depthMax = 8;

type Cursor = { readonly bytes: Buffer; at: number };

function take(cursor: Cursor, count: number): Buffer {
  const end = cursor.at + count;
  if (end > cursor.bytes.length) throw new BadAmf('a value ends too early');
  const taken = cursor.bytes.subarray(cursor.at, end);
  cursor.at = end;
  return taken;
}

const readText = (cursor: Cursor, length: number): string => take(cursor, length).toString('utf8');

function readObject(cursor: Cursor, depth: number): AmfValue {
  // Without a prototype: the names come from outside.
  const object: Record<string, AmfValue> = Object.create(null) as Record<string, AmfValue>;
  for (;;) {
    const name = readText(cursor, take(cursor, 2).readUInt16BE());
    if (name === '' && cursor.bytes[cursor.at] === marks.end) {
      cursor.at += 1;
      return object;
    }
    object[name] = readValue(cursor, depth + 1);
  }
}

function readValue(cursor: Cursor, depth: number): AmfValue {
  if (depth > depthMax) throw new BadAmf('values lie too deep');
  const mark = take(cursor, 1)[0];
  switch (mark) {
    case marks.number:
      return take(cursor, 8).readDoubleBE();
    case marks.boolean:
      return take(cursor, 1)[0] !== 0;
    case marks.string:
      return readText(cursor, take(cursor, 2).readUInt16BE());
    case marks.longString:
      return readText(cursor, take(cursor, 4).readUInt32BE());
    case marks.object:
      return readObject(cursor, depth);
    case marks.array:
      take(cursor, 4);
      return readObject(cursor, depth);
    case marks.null:
    case marks.undefined:
      return null;
    default:
      throw new BadAmf(`a value of kind ${mark}`);
  }
}

/** All values of a message, in order. Throws BadAmf. */
export function readAmf(bytes: Buffer): AmfValue[] {
  const cursor = { bytes, at: 0 };
  const values: AmfValue[] = [];
  while (cursor.at < bytes.length) values.push(readValue(cursor, 0));
  return values;
}

function textBytes(text: string): Buffer {
  const body = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  return Buffer.concat([length, body]);
}

function valueBytes(value: AmfValue): Buffer {
  if (value === null) return Buffer.of(marks.null);
  if (typeof value === 'boolean') return Buffer.of(marks.boolean, value ? 1 : 0);
  if (typeof value === 'string') return Buffer.concat([Buffer.of(marks.string), textBytes(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  const fields = Object.entries(value).flatMap(([name, inner]) => [textBytes(name), valueBytes(inner)]);
  return Buffer.concat([Buffer.of(marks.object), ...fields, Buffer.of(0, 0, marks.end)]);
}

export const writeAmf = (...values: readonly AmfValue[]): Buffer => Buffer.concat(values.map(valueBytes));
