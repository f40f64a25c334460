import { crc32 } from 'node:zlib';

type StoredFile = { readonly name: Buffer; readonly bytes: Buffer };

function fieldsOf(...fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((total, [width]) => total + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = buffer.writeUIntLE(value, at, width);
  return buffer;
}

const commonFields = ({ name, bytes }: StoredFile) =>
  [
    [2, 20],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  ] as const;

/** An archive of files that are not packed, their names in whatever bytes they are given. */
export function storedZip(files: readonly StoredFile[]): Buffer {
  const locals = files.map((file) =>
    Buffer.concat([fieldsOf([4, 0x04034b50], ...commonFields(file)), file.name, file.bytes]),
  );
  let offset = 0;
  const entries = files.map((file, place) => {
    const entry = [
      [4, 0x02014b50],
      [2, 20],
      ...commonFields(file),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    offset += locals[place]?.length ?? 0;
    return Buffer.concat([fieldsOf(...entry), file.name]);
  });
  const directory = Buffer.concat(entries);
  const counts = [
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
  ] as const;
  const end = fieldsOf([4, 0x06054b50], ...counts, [4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...locals, directory, end]);
}
