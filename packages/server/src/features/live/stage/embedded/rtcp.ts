const feedbackOnPayload = 206;
const pictureLost = 1;
const fullFrame = 4;

/** Whether a viewer says it cannot go on without a whole picture: PLI (RFC 4585) or FIR (RFC 5104), alone or among others. */
export function wantsKeyFrame(packet: Buffer): boolean {
  for (let at = 0; at + 4 <= packet.length;) {
    const form = (packet[at] ?? 0) & 0x1f;
    if (packet[at + 1] === feedbackOnPayload && (form === pictureLost || form === fullFrame)) return true;
    at += 4 * (packet.readUInt16BE(at + 2) + 1);
  }
  return false;
}

const secondsBefore1970 = 2_208_988_800;

/** A moment as reports of senders write it (RFC 3550): seconds since 1900, and below them parts of 2³². */
export function ntpOf(epochMs: number): bigint {
  const seconds = Math.floor(epochMs / 1_000);
  const fraction = Math.floor(((epochMs - seconds * 1_000) / 1_000) * 2 ** 32);
  return (BigInt(seconds + secondsBefore1970) << 32n) + BigInt(fraction);
}
