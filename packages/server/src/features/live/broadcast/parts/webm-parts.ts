import { joiner, maxHeldBytes } from '../held-bytes.ts';
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
  blockGroup: 0xa0,
  block: 0xa1,
  referenceBlock: 0xfb,
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

/** Whose block begins here, and its flags; null while they are not all there. */
function blockAt(bytes: Buffer, at: number): { readonly track: number; readonly flags: number } | null {
  const trackLength = vintLength(bytes[at] ?? 0x80);
  const flagsAt = at + trackLength + 2;
  if (flagsAt >= bytes.length) return null;
  const track = numberAt(bytes, at, trackLength) & (trackLength === 1 ? 0x7f : 0x3fff);
  return { track, flags: bytes[flagsAt] ?? 0 };
}

/** Of a group, which some encoders write: its block is a key frame when it refers to no other. */
function groupAt(bytes: Buffer, from: number, to: number): { readonly track: number; readonly isKey: boolean } | null {
  let track: number | null = null;
  let isKey = true;
  for (const child of childrenOf(bytes, from, to)) {
    if (child.id === id.block) track = blockAt(bytes, child.at)?.track ?? null;
    if (child.id === id.referenceBlock) isKey = false;
  }
  return track === null ? null : { track, isKey };
}

class WebmParts implements PartReader {
  /** What was not handed on yet, and how far of it was read. */
  #held: Buffer = Buffer.alloc(0);
  #at = 0;
  readonly #join = joiner();
  /** Bytes of an element that may pass unread. */
  #skip = 0;
  #hasBegun = false;
  #videoTrack: number | null = null;
  /** Where in what is held a cluster begins, until it is known whether a viewer can begin with it. */
  #undecidedAt: number | null = null;
  #undecidedBlocks = 0;
  #kind: Part['kind'] = 'init';
  #parts: Part[] = [];

  feed(chunk: Buffer): Part[] {
    this.#parts = [];
    this.#held = this.#join(this.#held, chunk);
    for (;;) {
      const passed = Math.min(this.#skip, this.#held.length - this.#at);
      this.#at += passed;
      this.#skip -= passed;
      if (this.#skip > 0 || !this.#readElement()) break;
    }
    if (!this.#hasBegun && this.#held.length > maxInitBytes) throw new NotARecording('it never begins');
    if (this.#hasBegun) this.#handOn(this.#undecidedAt ?? this.#at);
    if (this.#held.length > maxHeldBytes) throw new NotARecording('a block that is too long');
    return this.#parts;
  }

  end(): Part[] {
    this.#parts = [];
    this.#decide(false);
    if (this.#hasBegun) this.#handOn(this.#held.length);
    return this.#parts;
  }

  #handOn(to: number): void {
    if (to === 0) return;
    this.#parts.push({ kind: this.#kind, bytes: this.#held.subarray(0, to) });
    this.#kind = 'more';
    this.#held = this.#held.subarray(to);
    this.#at -= to;
    if (this.#undecidedAt !== null) this.#undecidedAt -= to;
  }

  #decide(isStart: boolean): void {
    if (this.#undecidedAt !== null && isStart) {
      this.#handOn(this.#undecidedAt);
      this.#kind = 'start';
    }
    this.#undecidedAt = null;
    this.#undecidedBlocks = 0;
  }

  #openCluster(header: Header): void {
    this.#decide(false);
    if (!this.#hasBegun) this.#handOn(this.#at);
    this.#hasBegun = true;
    this.#undecidedAt = this.#at;
    this.#at += header.length;
    if (this.#videoTrack === null) this.#decide(true);
  }

  /** A cluster is one to begin with when its first picture is a key frame. */
  #meet(track: number, isKey: boolean): void {
    if (track === this.#videoTrack) this.#decide(isKey);
    else if (this.#undecidedAt !== null && ++this.#undecidedBlocks > maxUndecidedBlocks) this.#decide(false);
  }

  /** False while its first bytes are missing. */
  #readBlock({ length, size }: Header): boolean {
    const from = this.#at + length;
    const block = blockAt(this.#held, from);
    if (!block) return false;
    this.#at = from;
    this.#skip = size;
    this.#meet(block.track, (block.flags & keyFlag) !== 0);
    return true;
  }

  /** What a block refers to stands behind it: while something is to be decided the whole group is waited for. */
  #readGroup({ length, size }: Header): boolean {
    if (size === Infinity) throw new NotARecording('a group without end');
    const from = this.#at + length;
    if (this.#undecidedAt !== null) {
      if (from + size > this.#held.length) return false;
      const group = groupAt(this.#held, from, from + size);
      if (group) this.#meet(group.track, group.isKey);
    }
    this.#at += length;
    this.#skip = size;
    return true;
  }

  #readTracks({ length, size }: Header): boolean {
    const end = this.#at + length + size;
    if (end > this.#held.length) return false;
    this.#videoTrack = videoTrackOf(this.#held.subarray(this.#at + length, end));
    this.#at = end;
    return true;
  }

  /** False while more bytes are needed. */
  #readElement(): boolean {
    const header = headerAt(this.#held, this.#at);
    if (!header) return false;
    const isFirst = !this.#hasBegun && this.#at === 0;
    if (isFirst && header.id !== id.ebml) throw new NotARecording('not WebM');
    if (header.id === id.simpleBlock) return this.#readBlock(header);
    if (header.id === id.blockGroup) return this.#readGroup(header);
    if (header.id === id.tracks && !this.#hasBegun) return this.#readTracks(header);
    if (header.id === id.cluster) this.#openCluster(header);
    else {
      const isOpened = header.id === id.segment;
      if (!isOpened && header.size === Infinity) throw new NotARecording('an element without end');
      this.#at += header.length;
      this.#skip = isOpened ? 0 : header.size;
    }
    return true;
  }
}

/** What a browser's MediaRecorder writes: one endless segment, a cluster at every key frame. */
export const webmParts = (): PartReader => new WebmParts();
