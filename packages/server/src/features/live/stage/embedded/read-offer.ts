import { StageRefusal } from '../stage-engine.ts';

export type MediaKind = 'audio' | 'video';
export type OfferedMedia = { readonly kind: MediaKind; readonly mid: string; readonly payloadType: number };
export type Offer = { readonly sdp: string; readonly media: readonly OfferedMedia[] };

/** Opus and VP8 are what every browser must have; what all speak needs no translation on the way. */
const codecs: Readonly<Record<MediaKind, RegExp>> = {
  audio: /^a=rtpmap:(\d+) opus\/48000\/2$/im,
  video: /^a=rtpmap:(\d+) VP8\/90000$/im,
};
/** Browsers write some 8 kB; more is somebody who tries what happens. */
const maxBytes = 64 * 1024;
/** Without estimation per viewer there is nobody to read these; header extensions are numbered by each browser as it likes. */
const unheard = /^a=(extmap|extmap-allow-mixed|rid|simulcast|ssrc-group)\b|^a=rtcp-fb:\S+ transport-cc/;
const codecLine = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d+)/;
const sourceLine = /^a=ssrc:(\d+)/;

const kindOf = (section: string): MediaKind | null =>
  section.startsWith('m=audio ') ? 'audio' : section.startsWith('m=video ') ? 'video' : null;

function narrowSection(section: string, payloadType: number): string {
  const source = /^a=ssrc:(\d+)/m.exec(section)?.[1];
  return section
    .split('\r\n')
    .filter((line) => {
      const codec = codecLine.exec(line)?.[1];
      const other = sourceLine.exec(line)?.[1];
      // The second source of a section is for sending again on a line of its own, which is not offered here.
      return !unheard.test(line) && (!codec || codec === String(payloadType)) && (!other || other === source);
    })
    .map((line) => (line.startsWith('m=') ? line.replace(/^(m=\w+ \d+ [\w/]+) .*$/, `$1 ${payloadType}`) : line))
    .join('\r\n');
}

function readSection(section: string): { media: OfferedMedia; sdp: string } {
  const kind = kindOf(section);
  if (!kind) throw new StageRefusal('badDescription', 'only sound and picture are carried');
  const payloadType = Number(codecs[kind].exec(section)?.[1] ?? Number.NaN);
  const mid = /^a=mid:([\w-]{1,32})$/m.exec(section)?.[1];
  if (Number.isNaN(payloadType) || !mid) throw new StageRefusal('badDescription', `no Opus or VP8 in ${kind}`);
  return { media: { kind, mid, payloadType }, sdp: narrowSection(section, payloadType) };
}

/** An offer narrowed to the one codec of each kind; both drivers get exactly this. */
export function readOffer(text: string): Offer {
  if (text.length > maxBytes) throw new StageRefusal('badDescription', 'too long');
  const [session = '', ...sections] = `${text.replaceAll(/\r?\n/g, '\r\n').trimEnd()}\r\n`.split(/^(?=m=)/m);
  if (!session.startsWith('v=0') || sections.length === 0) throw new StageRefusal('badDescription', 'no offer');
  const read = sections.map(readSection);
  const kinds = read.map(({ media }) => media.kind);
  if (new Set(kinds).size < kinds.length) throw new StageRefusal('badDescription', 'one of each kind at most');
  const head = session.split('\r\n').filter((line) => !unheard.test(line));
  return { sdp: head.join('\r\n') + read.map(({ sdp }) => sdp).join(''), media: read.map(({ media }) => media) };
}

const hostCandidate = /^a=candidate:(\S+ \d+ \S+ \d+) \S+ (\d+ typ host.*)$/;

/** Behind a translator of addresses only the operator knows what the world sees: every host candidate becomes that one. */
export function announce(sdp: string, address: string): string {
  if (address === '') return sdp;
  const seen = new Set<string>();
  return sdp
    .split('\r\n')
    .flatMap((line) => {
      const [, head, tail] = hostCandidate.exec(line) ?? [];
      if (!head || !tail) return [line];
      const port = tail.split(' ')[0] ?? '';
      if (seen.has(port)) return [];
      seen.add(port);
      return [`a=candidate:${head} ${address} ${tail}`];
    })
    .join('\r\n');
}
