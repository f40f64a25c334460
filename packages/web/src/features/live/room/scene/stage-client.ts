import type { StageFeed } from '@shuyuan/contract/live/room/room-protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Tracks } from '../../stage/peer.ts';
import { publishStage, type Published, type PublishOptions } from '../../stage/publish-stage.ts';
import type { StageQuality } from '../../stage/quality.ts';
import type { StageSetup } from '../../stage/stage-signal.ts';
import { type Watched, watchFeed, type WatchOptions } from '../../stage/watch-feed.ts';

export type StagePerson = {
  readonly feed: StageFeed;
  readonly picture: MediaStreamTrack | null;
  readonly sound: MediaStreamTrack | null;
  readonly quality: StageQuality;
};
export type StagePeople = readonly StagePerson[];

type Dependencies = {
  readonly publish: (options: PublishOptions) => Published;
  readonly watch: (options: WatchOptions) => Watched;
};

const browserMeans: Dependencies = { publish: publishStage, watch: watchFeed };

/** Of a line that was given up; one made since is left alone. */
function forget<Key, Line>(lines: Map<Key, Line>, key: Key, line: Line): void {
  if (lines.get(key) === line) lines.delete(key);
}

/** Everything this page sends to the stage and has from it. */
export class StageClient {
  readonly store: StoreApi<{ readonly people: StagePeople }> = createStore(() => ({ people: [] }));
  readonly #setup: StageSetup;
  readonly #means: Dependencies;
  readonly #published = new Map<StageFeed['source'], Published>();
  readonly #watched = new Map<string, Watched>();

  constructor(setup: StageSetup, means: Dependencies = browserMeans) {
    this.#setup = setup;
    this.#means = means;
  }

  /** Null takes it down; other tracks go over the same line. */
  show(source: StageFeed['source'], tracks: Tracks | null): void {
    const published = this.#published.get(source);
    if (tracks === null) {
      published?.close();
      this.#published.delete(source);
    } else if (published) published.setTracks(tracks);
    else {
      // A refusal is told by the room itself: one was sent back. Who is asked up again begins anew.
      const made: Published = this.#means.publish({
        setup: this.#setup,
        source,
        tracks,
        onQuality: () => undefined,
        onRefused: () => forget(this.#published, source, made),
      });
      this.#published.set(source, made);
    }
  }

  watch(feeds: readonly StageFeed[]): void {
    const wanted = new Set(feeds.map(({ id }) => id));
    for (const [id, watched] of this.#watched) {
      if (wanted.has(id)) continue;
      watched.close();
      this.#watched.delete(id);
    }
    const before = new Map(this.store.getState().people.map((person) => [person.feed.id, person]));
    this.store.setState({
      people: feeds.map((feed) => ({
        ...(before.get(feed.id) ?? { picture: null, sound: null, quality: 'connecting' as const }),
        feed,
      })),
    });
    for (const { id } of feeds) if (!this.#watched.has(id)) this.#follow(id);
  }

  close(): void {
    for (const source of this.#published.keys()) this.show(source, null);
    this.watch([]);
  }

  #follow(feedId: string): void {
    const change = (changes: Partial<StagePerson>): void =>
      this.store.setState(({ people }) => ({
        people: people.map((person) => (person.feed.id === feedId ? { ...person, ...changes } : person)),
      }));
    const watched: Watched = this.#means.watch({
      setup: this.#setup,
      feedId,
      onTracks: ({ audio, video }) => change({ sound: audio, picture: video }),
      onQuality: (quality) => change({ quality }),
      onRefused: () => forget(this.#watched, feedId, watched),
    });
    this.#watched.set(feedId, watched);
  }
}
