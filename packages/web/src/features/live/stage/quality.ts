/** What a line is worth to the person in front of it. `lost`: nothing comes through, and it is tried anew. */
export type StageQuality = 'connecting' | 'good' | 'fair' | 'poor' | 'lost';

/** Of one look at a line; counters grow from look to look. */
export type LineFigures = {
  readonly packets: number;
  readonly lost: number;
  /** Milliseconds there and back; null where nobody measured yet. */
  readonly roundTripMs: number | null;
  /** Milliseconds the picture stood still, in all. */
  readonly frozenMs: number;
  /** The browser sends less than it would, because the line takes no more. */
  readonly isHeldBack: boolean;
};

type Worth = 'good' | 'fair' | 'poor';
const worths: readonly Worth[] = ['good', 'fair', 'poor'];

const limits = {
  fair: { lossShare: 0.02, roundTripMs: 300, frozenShare: 0.05 },
  poor: { lossShare: 0.08, roundTripMs: 800, frozenShare: 0.3 },
} as const;

/** A line is called better only after this many good looks: a mark that flickers is believed by nobody. */
const looksToRise = 3;

type Since = { readonly figures: LineFigures; readonly before: LineFigures; readonly elapsedMs: number };

/** What happened between two looks. */
export function worthOf({ figures, before, elapsedMs }: Since): Worth {
  const [packets, lost] = [figures.packets - before.packets, figures.lost - before.lost];
  const lossShare = lost > 0 ? lost / Math.max(1, packets + lost) : 0;
  const frozenShare = (figures.frozenMs - before.frozenMs) / Math.max(1, elapsedMs);
  const exceeds = (limit: (typeof limits)['fair' | 'poor']): boolean =>
    lossShare >= limit.lossShare ||
    frozenShare >= limit.frozenShare ||
    (figures.roundTripMs !== null && figures.roundTripMs >= limit.roundTripMs);
  if (exceeds(limits.poor)) return 'poor';
  return exceeds(limits.fair) || figures.isHeldBack ? 'fair' : 'good';
}

/** Falls at once and rises slowly. */
export function qualityMeter() {
  let shown: Worth = 'good';
  let better = 0;
  return (now: Worth): Worth => {
    if (worths.indexOf(now) >= worths.indexOf(shown)) {
      shown = now;
      better = 0;
      return shown;
    }
    better += 1;
    if (better >= looksToRise) {
      shown = now;
      better = 0;
    }
    return shown;
  };
}

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (entry: unknown): entry is Entry => typeof entry === 'object' && entry !== null;
const numberOf = (entry: Entry, name: string): number => (typeof entry[name] === 'number' ? entry[name] : 0);
const sum = (entries: readonly Entry[], name: string): number =>
  entries.reduce((total, entry) => total + numberOf(entry, name), 0);

/** Either direction of a line, from the report of the browser. */
export function figuresOf(report: Iterable<unknown>): LineFigures {
  const entries = [...report].filter(isEntry);
  const typed = (type: string): Entry[] => entries.filter((entry) => entry['type'] === type);
  const [inbound, outbound, received] = [typed('inbound-rtp'), typed('outbound-rtp'), typed('remote-inbound-rtp')];
  const pair = typed('candidate-pair').find((entry) => typeof entry['currentRoundTripTime'] === 'number');
  return {
    packets: sum(inbound, 'packetsReceived') + sum(outbound, 'packetsSent'),
    lost: sum(inbound, 'packetsLost') + sum(received, 'packetsLost'),
    roundTripMs: pair ? numberOf(pair, 'currentRoundTripTime') * 1000 : null,
    frozenMs: sum(inbound, 'totalFreezesDuration') * 1000,
    isHeldBack: outbound.some((entry) => entry['qualityLimitationReason'] === 'bandwidth'),
  };
}
