import { vi } from 'vitest';

class FakeTrack extends EventTarget {
  readonly id: string;
  isStopped = false;
  enabled = true;

  constructor(id: string) {
    super();
    this.id = id;
  }
  stop() {
    this.isStopped = true;
  }
}

/** Devices in the place of the browser's, and which of them are on. */
export function fakeDevices() {
  const tracks: FakeTrack[] = [];
  let streams = 0;
  const give = (name: string, { video, audio }: MediaStreamConstraints): MediaStream => {
    streams += 1;
    const made = [...(video ? ['video'] : []), ...(audio ? ['audio'] : [])].map((kind) => ({
      kind,
      track: new FakeTrack(`${name} ${streams} ${kind}`),
    }));
    tracks.push(...made.map(({ track }) => track));
    const of = (wanted: string) => made.flatMap(({ kind, track }) => (kind === wanted ? [track] : []));
    return {
      getTracks: () => made.map(({ track }) => track),
      getVideoTracks: () => of('video'),
      getAudioTracks: () => of('audio'),
    } as unknown as MediaStream;
  };
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async (wanted: MediaStreamConstraints) => give('device', wanted),
      getDisplayMedia: async (wanted: MediaStreamConstraints) => give('screen', wanted),
    },
  });
  return { running: () => tracks.flatMap(({ id, isStopped }) => (isStopped ? [] : [id])) };
}
