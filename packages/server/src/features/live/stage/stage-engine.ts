/**
 * The stage carries camera, microphone and screen of the few who speak, in a fraction of a second. It is a port:
 * rooms ask, engines carry. Who may publish or watch is decided before anybody asks here.
 */
export type StageKind = 'embedded' | 'janus' | 'livekit';

/** A feed is what one person shows: a camera with its microphone, or a screen. Two of one person are two feeds. */
export type FeedPlace = { readonly room: string; readonly feedId: string };
/** What a publisher says of a feed, in whatever form: it is told to everybody with the feed, and read by no engine. */
export type FeedAbout = { readonly about?: string };
/** One viewer of one feed. */
export type SessionPlace = { readonly room: string; readonly sessionId: string };

/**
 * What an engine answers. After an `offer` the client owes an answer; with a `token` the client of the supplier takes
 * over and no description is exchanged at all.
 */
export type StageReply =
  | { readonly kind: 'answer'; readonly sdp: string }
  | { readonly kind: 'offer'; readonly sdp: string }
  | { readonly kind: 'token'; readonly url: string; readonly token: string };

/** Who speaks first when somebody wants to watch. Publishers always offer, except where there is only a token. */
export type WatchOrder = 'client-offers' | 'server-offers' | 'token';

export type StageEvent =
  | ({ readonly kind: 'feedUp' } & FeedPlace & FeedAbout)
  | ({ readonly kind: 'feedDown' } & FeedPlace)
  /** Every feed of this engine is gone. Told before them: rooms that have none left would not be told. */
  | { readonly kind: 'engineDown' }
  | { readonly kind: 'engineUp' };

export type StageHealth = {
  readonly isUp: boolean;
  readonly feeds: number;
  readonly viewers: number;
  readonly maxViewers: number;
};

export type StageEngine = {
  readonly kind: StageKind;
  readonly watchOrder: WatchOrder;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** A feed that is published again replaces the first: that is how a publisher comes back. */
  readonly publish: (place: FeedPlace & FeedAbout & { readonly offer: string }) => Promise<StageReply>;
  readonly watch: (place: FeedPlace & SessionPlace & { readonly offer?: string }) => Promise<StageReply>;
  /** Only after an `offer`. */
  readonly answer: (place: SessionPlace & { readonly answer: string }) => Promise<void>;
  /** Leaving what is not there is no failure: whoever closes a page twice has still left. */
  readonly leave: (place: FeedPlace | SessionPlace) => Promise<void>;
  readonly closeRoom: (room: string) => Promise<void>;
  readonly health: () => Promise<StageHealth>;
  readonly subscribe: (listener: (event: StageEvent) => void) => () => void;
};

export type StageReason =
  | 'noFeed'
  | 'noSession'
  /** More viewers than this engine was measured for: the broadcast has room for them. */
  | 'full'
  | 'badDescription'
  | 'unavailable';

/** What an engine refuses, and why; anything else thrown is a mistake of ours. */
export class StageRefusal extends Error {
  override name = 'StageRefusal';
  readonly reason: StageReason;
  constructor(reason: StageReason, details = '') {
    super(details ? `${reason}: ${details}` : reason);
    this.reason = reason;
  }
}

export function stageListeners() {
  const listeners = new Set<(event: StageEvent) => void>();
  return {
    emit: (event: StageEvent): void => listeners.forEach((listener) => listener(event)),
    subscribe: (listener: (event: StageEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
