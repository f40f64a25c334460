/** A network an exam can be taken from: the first bits of an address. */
type Network = { readonly isV6: boolean; readonly value: bigint; readonly bits: number };

const widths = { v4: 32, v6: 128 } as const;

function readV4(text: string): bigint | null {
  const parts = text.split('.');
  const isRight = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isRight ? parts.reduce((value, part) => value * 256n + BigInt(part), 0n) : null;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

function readV6(text: string): bigint | null {
  // The last 32 bits may be written as in IPv4.
  const [, head = '', tail] = /^(.*:)((?:\d+\.){3}\d+)$/.exec(text) ?? [];
  const last = tail === undefined ? null : readV4(tail);
  if (tail !== undefined && last === null) return null;
  const plain = last === null ? text : `${head}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}`;
  const halves = plain.split('::');
  if (halves.length > 2) return null;
  const [begin = [], end] = halves.map(groupsOf);
  const missing = 8 - begin.length - (end?.length ?? 0);
  if (end === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...begin, ...Array.from({ length: missing }, () => '0'), ...(end ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((value, group) => value * 0x1_0000n + BigInt(`0x${group}`), 0n);
}

/** Servers that listen on both families see IPv4 callers at such addresses. */
const mappedPrefix = 0xffffn << 32n;

function readAddress(text: string): Network | null {
  const v4 = readV4(text);
  if (v4 !== null) return { isV6: false, value: v4, bits: widths.v4 };
  // A link's own addresses may name the link.
  const v6 = readV6(text.replace(/%[\w.-]+$/, ''));
  if (v6 === null) return null;
  const isMapped = v6 >> 32n === mappedPrefix >> 32n;
  return isMapped
    ? { isV6: false, value: v6 & 0xffff_ffffn, bits: widths.v4 }
    : { isV6: true, value: v6, bits: widths.v6 };
}

function readRange(text: string): Network | null {
  const [address = '', bits, ...more] = text.split('/');
  const network = readAddress(address);
  // The zone of a link and a mapped address make no network.
  if (!network || more.length > 0 || address.includes('%') || (!network.isV6 && address.includes(':'))) return null;
  if (bits === undefined) return network;
  return /^(?:0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= network.bits ? { ...network, bits: Number(bits) } : null;
}

/** One address, or a network in the notation `address/bits`, of IPv4 or IPv6. */
export const isAddressRange = (text: string): boolean => readRange(text) !== null;

/** Whether a call from this address is let in; without ranges everybody is, and nobody from an address that cannot be read. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const caller = readAddress(address);
  if (!caller) return false;
  return ranges.some((text) => {
    const range = readRange(text);
    if (!range || range.isV6 !== caller.isV6) return false;
    const shift = BigInt(caller.bits - range.bits);
    return caller.value >> shift === range.value >> shift;
  });
}
