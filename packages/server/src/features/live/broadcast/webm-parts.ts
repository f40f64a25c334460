import { maxInitBytes, NotARecording, type Part, type PartReader } from './parts.ts';

/** Elements of Matroska (RFC 9559) that matter here. */
const id = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  simpleBlock: 0xa3,
} as const;
const videoType = 1;
const keyFlag = 0x80;
/** A cluster of so many blocks of sound before the first picture is nothing to begin with: sound must not wait longer. */
const maxUndecidedBlocks = 10;

type Header = { readonly id: number; readonly size: number; readonly length: number };

const vintLength = (first: number): number => Math.clz32(first) - 23;

/** Null while it is not all there. A size of all ones is unknown: the element lasts until another of its level. */
function headerAt(bytes: Buffer, at: number): Header | null {
  const idLength = vintLength(bytes[at] ?? 0);
  if (at >= bytes.length) return null;
  if (idLength > 4) throw new NotARecording('no element begins here');
  const sizeAt = at + idLength;
  if (sizeAt >= bytes.length) return null;
  const sizeLength = vintLength(bytes[sizeAt] ?? 0);
  if (sizeLength > 8) throw new NotARecording('no size of an element');
  if (sizeAt + sizeLength > bytes.length) return null;
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (let n = 1; n < sizeLength; n += 1) {
    const byte = bytes[sizeAt + n] ?? 0;
    isUnknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const length = idLength + sizeLength;
  return { id: bytes.readUIntBE(at, idLength), size: isUnknown ? Infinity : size, length };
}

function* childrenOf(bytes: Buffer, from: number, to: number): Generator<Header & { readonly at: number }> {
  for (let at = from; at < to;) {
    const header = headerAt(bytes, at);
    if (!header) return;
    yield { ...header, at: at + header.length };
    at += header.length + header.size;
  }
}

const numberAt = (bytes: Buffer, at: number, size: number): number => bytes.readUIntBE(at, Math.min(size, 6));

/** The number of the first track with a picture; null when there is only sound. */
function videoTrackOf(tracks: Buffer): number | null {
  for (const entry of childrenOf(tracks, 0, tracks.length)) {
    if (entry.id !== id.trackEntry) continue;
    const fields = new Map(
      [...childrenOf(tracks, entry.at, entry.at + entry.size)].map(({ id: name, at, size }) => [
        name,
        numberAt(tracks, at, size),
      ]),
    );
    if (fields.get(id.trackType) === videoType) return fields.get(id.trackNumber) ?? null;
  }
  return null;
}

/** What a browser's MediaRecorder writes: one endless segment, a cluster at every key frame. */
export function webmParts(): PartReader {
  /** What was not handed on yet, and how far of it was read. */
  let held: Buffer = Buffer.alloc(0);
  let at = 0;
  /** Bytes of an element that may pass unread. */
  let skip = 0;
  let hasBegun = false;
  let videoTrack: number | null = null;
  /** Where in `held` a cluster begins, until it is known whether a viewer can begin with it. */
  let undecidedAt: number | null = null;
  let undecidedBlocks = 0;
  let kind: Part['kind'] = 'init';
  let parts: Part[] = [];

  function handOn(to: number): void {
    if (to === 0) return;
    parts.push({ kind, bytes: held.subarray(0, to) });
    kind = 'more';
    held = held.subarray(to);
    at -= to;
    if (undecidedAt !== null) undecidedAt -= to;
  }

  function decide(isStart: boolean): void {
    if (undecidedAt !== null && isStart) {
      handOn(undecidedAt);
      kind = 'start';
    }
    undecidedAt = null;
    undecidedBlocks = 0;
  }

  function openCluster(header: Header): void {
    decide(false);
    if (!hasBegun) handOn(at);
    hasBegun = true;
    undecidedAt = at;
    at += header.length;
    if (videoTrack === null) decide(true);
  }

  /** False while its first bytes are missing. */
  function readBlock({ length, size }: Header): boolean {
    const trackLength = vintLength(held[at + length] ?? 0x80);
    const flagsAt = at + length + trackLength + 2;
    if (flagsAt >= held.length) return false;
    const track = numberAt(held, at + length, trackLength) & (trackLength === 1 ? 0x7f : 0x3fff);
    const flags = held[flagsAt] ?? 0;
    at += length;
    skip = size;
    if (track === videoTrack) decide((flags & keyFlag) !== 0);
    else if (undecidedAt !== null && ++undecidedBlocks > maxUndecidedBlocks) decide(false);
    return true;
  }

  function readTracks({ length, size }: Header): boolean {
    const end = at + length + size;
    if (end > held.length) return false;
    videoTrack = videoTrackOf(held.subarray(at + length, end));
    at = end;
    return true;
  }

  /** False while more bytes are needed. */
  function readElement(): boolean {
    const header = headerAt(held, at);
    if (!header) return false;
    if (!hasBegun && at === 0 && header.id !== id.ebml) throw new NotARecording('not WebM');
    if (header.id === id.simpleBlock) return readBlock(header);
    if (header.id === id.tracks && !hasBegun) return readTracks(header);
    if (header.id === id.cluster) openCluster(header);
    else if (header.id === id.segment) at += header.length;
    else {
      if (header.size === Infinity) throw new NotARecording('an element without end');
      at += header.length;
      skip = header.size;
    }
    return true;
  }

  return {
    feed: (chunk) => {
      parts = [];
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      for (;;) {
        const passed = Math.min(skip, held.length - at);
        at += passed;
        skip -= passed;
        if (skip > 0 || !readElement()) break;
      }
      if (!hasBegun && held.length > maxInitBytes) throw new NotARecording('it never begins');
      if (hasBegun) handOn(undecidedAt ?? at);
      return parts;
    },
    end: () => {
      parts = [];
      decide(false);
      if (hasBegun) handOn(held.length);
      return parts;
    },
  };
}
