/**
 * All voices as one track. It is there, silent, before anybody speaks: a recording whose type promises sound and has
 * none is refused by the players of its viewers.
 */
export class SoundMix {
  readonly #context = new AudioContext();
  readonly #output = this.#context.createMediaStreamDestination();
  readonly #inputs = new Map<string, { readonly track: MediaStreamTrack; readonly node: AudioNode }>();

  constructor() {
    // Silence that flows: a destination without input gives the recorder nothing to write, and it then waits for ever.
    const silence = this.#context.createConstantSource();
    silence.offset.value = 0;
    silence.connect(this.#output);
    silence.start();
    void this.resume();
  }

  get track(): MediaStreamTrack | null {
    return this.#output.stream.getAudioTracks()[0] ?? null;
  }

  /** A browser lets nothing sound before somebody has pressed something. */
  async resume(): Promise<void> {
    await this.#context.resume().catch(() => undefined);
  }

  use(tracks: ReadonlyMap<string, MediaStreamTrack>): void {
    for (const [key, { track, node }] of this.#inputs) {
      if (tracks.get(key) === track) continue;
      node.disconnect();
      this.#inputs.delete(key);
    }
    for (const [key, track] of tracks) {
      if (this.#inputs.has(key)) continue;
      const node = this.#context.createMediaStreamSource(new MediaStream([track]));
      node.connect(this.#output);
      this.#inputs.set(key, { track, node });
    }
  }

  close(): void {
    void this.#context.close().catch(() => undefined);
  }
}
