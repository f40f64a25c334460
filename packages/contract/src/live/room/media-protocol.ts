/**
 * The socket of a broadcast. First a text message from the client, then bytes: from whoever sends, pieces of one
 * recording in order; to whoever watches, its beginning, then everything since the last key frame, then what comes.
 */
export type MediaHello =
  | { readonly t: 'watch'; readonly ticket: string }
  | { readonly t: 'send'; readonly ticket: string; readonly mimeType: string };

/** From the server, as text between the bytes. After `start` the viewer begins a new source; after `skip` it jumps. */
export type MediaNote =
  | { readonly t: 'start'; readonly generation: number; readonly mimeType: string }
  | { readonly t: 'skip' }
  | { readonly t: 'stop' }
  | { readonly t: 'accepted'; readonly generation: number }
  | { readonly t: 'refused'; readonly code: string };

/** What hosts record, the first their browser can; Safari has only the last. */
export const sendableTypes = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01F,opus',
  'video/mp4',
] as const;
/** Without a picture (liveMode 2 before a screen is shared). */
export const soundTypes = ['audio/webm;codecs=opus', 'audio/mp4'] as const;

export const broadcastRules = {
  /** How often the recorder hands over what it has. */
  sliceMs: 200,
  keyFrameMs: 2000,
  videoBitsPerSecond: 1_500_000,
  audioBitsPerSecond: 64_000,
  /** A viewer with more than this waiting skips to the next key frame. */
  maxWaitingBytes: 4 * 1024 * 1024,
  /** The largest piece a host may send. */
  maxPieceBytes: 4 * 1024 * 1024,
} as const;
