import { joiner, maxHeldBytes } from '../held-bytes.ts';
import { maxInitBytes, NotARecording, type Part, type PartReader } from './parts.ts';

type Box = { readonly type: string; readonly from: number; readonly to: number };

/** A box that begins here (ISO/IEC 14496-12, 4.2); null while its header is not all there. */
function boxAt(bytes: Buffer, at: number): Box | null {
  if (at + 8 > bytes.length) return null;
  const type = bytes.toString('latin1', at + 4, at + 8);
  if (!/^[\w ]{4}$/.test(type)) throw new NotARecording('no box begins here');
  const size = bytes.readUInt32BE(at);
  if (size !== 1) {
    // 0 lasts to the end of a file, and a live has none.
    if (size < 8) throw new NotARecording('a box without end');
    return { type, from: at + 8, to: at + size };
  }
  if (at + 16 > bytes.length) return null;
  const large = Number(bytes.readBigUInt64BE(at + 8));
  // Smaller than its own header it would end where it begins, and whoever goes from box to box would never arrive.
  if (large < 16 || !Number.isSafeInteger(large)) throw new NotARecording('a box without end');
  return { type, from: at + 16, to: at + large };
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at);
    if (!box) return;
    yield box;
    at = box.to;
  }
}

function find(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>, type: string): Box | undefined {
  return [...boxesIn(bytes, from, to)].find((box) => box.type === type);
}

/** The id of the track with a picture, and the flags its samples have when nothing else says so. */
type Video = { readonly trackId: number; readonly flags: number };

function videoOf(bytes: Buffer, moov: Box): Video | null {
  for (const trak of [...boxesIn(bytes, moov.from, moov.to)].filter(({ type }) => type === 'trak')) {
    const [tkhd, mdia] = [find(bytes, trak, 'tkhd'), find(bytes, trak, 'mdia')];
    const hdlr = mdia && find(bytes, mdia, 'hdlr');
    if (!tkhd || !hdlr || bytes.toString('latin1', hdlr.from + 8, hdlr.from + 12) !== 'vide') continue;
    const trackId = bytes.readUInt32BE(tkhd.from + (bytes[tkhd.from] === 1 ? 20 : 12));
    const mvex = find(bytes, moov, 'mvex');
    const trex = mvex && [...boxesIn(bytes, mvex.from, mvex.to)].find((box) => isTrex(bytes, box, trackId));
    return { trackId, flags: trex ? bytes.readUInt32BE(trex.from + 20) : 0 };
  }
  return null;
}

const isTrex = (bytes: Buffer, { type, from }: Box, trackId: number): boolean =>
  type === 'trex' && bytes.readUInt32BE(from + 4) === trackId;

const nonSync = 0x1_0000;

/** The flags of the first sample of a run, from wherever they are said: the run, its fragment, its track. */
function firstFlags(bytes: Buffer, traf: Box, initial: number): number {
  const [tfhd, trun] = [find(bytes, traf, 'tfhd'), find(bytes, traf, 'trun')];
  if (!tfhd || !trun) return nonSync;
  const has = bytes.readUInt32BE(trun.from) & 0xff_ffff;
  const optional = (bit: number): number => (has & bit ? 4 : 0);
  const samplesAt = trun.from + 8 + optional(0x1);
  if (has & 0x4) return bytes.readUInt32BE(samplesAt);
  if (has & 0x400) return bytes.readUInt32BE(samplesAt + optional(0x100) + optional(0x200));
  const said = bytes.readUInt32BE(tfhd.from) & 0xff_ffff;
  if (!(said & 0x20)) return initial;
  const before = [0x1, 0x2, 0x8, 0x10].reduce((sum, bit) => sum + (said & bit ? (bit === 0x1 ? 8 : 4) : 0), 0);
  return bytes.readUInt32BE(tfhd.from + 8 + before);
}

function isStart(bytes: Buffer, moof: Box, video: Video | null): boolean {
  if (!video) return true;
  for (const traf of [...boxesIn(bytes, moof.from, moof.to)].filter(({ type }) => type === 'traf')) {
    const tfhd = find(bytes, traf, 'tfhd');
    if (tfhd && bytes.readUInt32BE(tfhd.from + 4) === video.trackId) {
      return (firstFlags(bytes, traf, video.flags) & nonSync) === 0;
    }
  }
  return false;
}

/** Fragmented MP4, as Safari records: its beginning, then fragments, of which those at a key frame can be begun with. */
export function mp4Parts(): PartReader {
  const join = joiner();
  let held: Buffer = Buffer.alloc(0);
  let [at, skip] = [0, 0];
  let hasBegun = false;
  let video: Video | null = null;
  let kind: Part['kind'] = 'init';
  let parts: Part[] = [];

  function handOn(to: number): void {
    if (to === 0) return;
    parts.push({ kind, bytes: held.subarray(0, to) });
    kind = 'more';
    held = held.subarray(to);
    at -= to;
  }

  function readMoof(moof: Box): void {
    const [from, length] = [at, moof.to - at];
    const begins = isStart(held, moof, video);
    if (!hasBegun) throw new NotARecording('a fragment before the beginning');
    if (begins) {
      handOn(from);
      kind = 'start';
    }
    at += length;
  }

  /** False while more bytes are needed. */
  function readBox(): boolean {
    const box = boxAt(held, at);
    if (!box) return false;
    if (!hasBegun && at === 0 && box.type !== 'ftyp') throw new NotARecording('not MP4');
    if (box.type !== 'moov' && box.type !== 'moof') {
      skip = box.to - at;
      return true;
    }
    if (box.to > held.length) return false;
    if (box.type === 'moof') readMoof(box);
    else {
      video = videoOf(held, box);
      at = box.to;
      handOn(at);
      hasBegun = true;
    }
    return true;
  }

  return {
    feed: (chunk) => {
      parts = [];
      held = join(held, chunk);
      for (;;) {
        const passed = Math.min(skip, held.length - at);
        at += passed;
        skip -= passed;
        if (skip > 0 || !readBox()) break;
      }
      if (!hasBegun && held.length > maxInitBytes) throw new NotARecording('it never begins');
      if (hasBegun) handOn(at);
      if (held.length > maxHeldBytes) throw new NotARecording('a box that is too long');
      return parts;
    },
    end: () => {
      parts = [];
      if (hasBegun) handOn(held.length);
      return parts;
    },
  };
}
