import type { MediaKind, Offer } from './read-offer.ts';

/** What a driver tells of a peer. `onClosed` is told once, also after `close`. */
export type PublisherEars<Packet> = {
  readonly onPacket: (kind: MediaKind, packet: Packet) => void;
  readonly onClosed: () => void;
};
export type ViewerEars = { readonly onKeyFrameWanted: () => void; readonly onClosed: () => void };

export type PublisherPeer = {
  readonly answer: string;
  readonly askForKeyFrame: () => void;
  readonly close: () => void;
};
export type ViewerPeer<Packet> = {
  readonly answer: string;
  readonly send: (kind: MediaKind, packet: Packet) => void;
  readonly close: () => void;
};

/**
 * The one thing the two kinds of embedded engine differ in: how a peer connection is made. A packet is whatever the
 * driver likes; the unit that forwards never looks inside.
 */
export type MediaDriver<Packet> = {
  readonly name: 'node-datachannel' | 'werift';
  readonly publish: (offer: Offer, ears: PublisherEars<Packet>) => Promise<PublisherPeer>;
  readonly watch: (offer: Offer, ears: ViewerEars) => Promise<ViewerPeer<Packet>>;
};

export type DriverSettings = {
  /** 0: any that is free. */
  readonly udpPort: number;
  /** What the world sees; empty: the addresses of this machine. */
  readonly address: string;
};

/** Enough for a sharp face at 720p; above it the picture of a weak viewer breaks, because nobody lowers it for them. */
export const publishBitsPerSecond = 2_000_000;
/** A description without candidates is of no use; this machine knows its own within milliseconds. */
export const gatherMs = 2_000;
