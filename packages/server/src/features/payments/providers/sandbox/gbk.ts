const leads = { from: 0x81, to: 0xfe } as const;
const trails = { from: 0x40, to: 0xfe } as const;

/** Every character of two bytes with its bytes: the platform reads GBK, and does not write it. */
function twoByteTable(): ReadonlyMap<string, readonly [number, number]> {
  const gbk = new TextDecoder('gbk');
  const table = new Map<string, readonly [number, number]>();
  for (let lead: number = leads.from; lead <= leads.to; lead += 1)
    for (let trail: number = trails.from; trail <= trails.to; trail += 1)
      table.set(gbk.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return table;
}

/** A text as a bill of Alipay has it. */
export function gbkBytes(text: string): Buffer {
  const table = twoByteTable();
  return Buffer.from([...text].flatMap((one) => (one < '\u0080' ? [one.charCodeAt(0)] : (table.get(one) ?? [0x3f]))));
}
