/** So many seconds of a tone, as a file every browser plays (WAVE, 16 bits, one channel). */
export function toneOf(seconds: number): Buffer {
  const [rate, header] = [8_000, 44];
  const file = Buffer.alloc(header + rate * seconds * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - header, 40);
  for (let at = 0; at < rate * seconds; at += 1)
    file.writeInt16LE(Math.round(8_000 * Math.sin((at * 2 * Math.PI * 440) / rate)), header + at * 2);
  return file;
}
