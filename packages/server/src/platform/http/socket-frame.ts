const fin = 0x80;
const opcodes = { text: 0x1, binary: 0x2 } as const;
const shortMax = 125;
const middleMax = 0xffff;

function headerOf(kind: keyof typeof opcodes, length: number): Buffer {
  const first = fin | opcodes[kind];
  if (length <= shortMax) return Buffer.from([first, length]);
  if (length <= middleMax) return Buffer.from([first, 126, length >> 8, length & 0xff]);
  const header = Buffer.alloc(10);
  header.writeUInt8(first, 0);
  header.writeUInt8(127, 1);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

/**
 * What a server writes for one message (RFC 6455, 5.2: unmasked, unfragmented), made once and written to thousands of
 * sockets as it is. Nothing is compressed, so a frame means the same on every one of them.
 */
export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([headerOf('text', body.length), body]);
}

export const binaryFrame = (body: Buffer): Buffer => Buffer.concat([headerOf('binary', body.length), body]);
