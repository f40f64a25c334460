import type { Log } from '../../../../platform/log.ts';
import { type StageEngine, stageListeners, StageRefusal } from '../stage-engine.ts';
import { openSfuLink } from './sfu-link.ts';
import type { SfuCounts, SfuRequest } from './sfu-messages.ts';

export type EmbeddedSettings = {
  readonly isNative: boolean;
  readonly maxViewers: number;
  readonly udpPort: number;
  readonly address: string;
};

/** The forwarding unit in a process of its own: what it does to the packets never delays an answer, and it may fall alone. */
export function embeddedEngine(settings: EmbeddedSettings, log: Log): StageEngine {
  const { emit, subscribe } = stageListeners();
  const link = openSfuLink({ opening: { ask: 'open', ...settings }, emit, log });

  const describe = async (request: SfuRequest) => {
    // Only `publish` and `watch` are asked this way, and both answer with a description.
    const { answer } = (await link.ask(request)) as { answer: string };
    return { kind: 'answer', sdp: answer } as const;
  };
  /** Whoever leaves a process that has ended has left. */
  const whileUp = async (request: SfuRequest): Promise<void> => {
    if (link.opened()) await link.ask(request);
  };

  return {
    kind: 'embedded',
    watchOrder: 'client-offers',
    open: link.ready,
    close: link.close,
    publish: async ({ room, feedId, offer }) => {
      await link.ready();
      return describe({ ask: 'publish', room, feedId, offer });
    },
    watch: async ({ room, feedId, sessionId, offer }) => {
      if (offer === undefined) throw new StageRefusal('badDescription', 'the client offers first');
      if (!link.isNeeded()) throw new StageRefusal('noFeed');
      return describe({ ask: 'watch', room, feedId, sessionId, offer });
    },
    answer: async () => {
      throw new StageRefusal('noSession');
    },
    leave: (place) => whileUp('feedId' in place ? { ask: 'leaveFeed', ...place } : { ask: 'leaveSession', ...place }),
    closeRoom: (room) => whileUp({ ask: 'closeRoom', room }),
    health: async () => {
      const opened = link.opened();
      if (!opened) return { isUp: !link.isNeeded(), feeds: 0, viewers: 0, maxViewers: settings.maxViewers };
      // The answer to `health` is this type and no other.
      const counts = (await link.ask({ ask: 'health' })) as SfuCounts;
      return { isUp: true, ...counts, maxViewers: opened.maxViewers };
    },
    subscribe,
  };
}
