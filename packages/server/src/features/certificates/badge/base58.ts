const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base = BigInt(alphabet.length);

/** Bytes as Bitcoin writes them, each leading zero as a 1: the form keys and signatures of Multibase have behind their z. */
export function base58(bytes: Uint8Array): string {
  let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= base) text = alphabet.charAt(Number(rest % base)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return alphabet.charAt(0).repeat(zeros === -1 ? bytes.length : zeros) + text;
}
