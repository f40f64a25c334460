import type Hls from 'hls.js/light';
import type { ErrorData } from 'hls.js/light';
import { renewals } from './media-time.ts';

export type SourceKind = 'hls' | 'plain';
/** One of the sizes a video is there in. */
export type Quality = { readonly index: number; readonly height: number };

type Options = {
  readonly element: HTMLMediaElement;
  readonly kind: SourceKind;
  /** Where it is read now; asked again when the right to play has run out. */
  readonly address: () => Promise<string>;
  readonly onQualities: (qualities: readonly Quality[]) => void;
  readonly onFailure: () => void;
};

export type Attached = {
  /** -1 leaves the choice to the line. */
  readonly chooseQuality: (index: number) => void;
  readonly detach: () => void;
};

const isRefused = (status: number | undefined): boolean => status === 401 || status === 403 || status === 410;

/** Older Safari on a phone plays streams itself and has nothing a script could feed. */
const canFeed = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

function attachPlain({ element, address, onFailure }: Options): Attached {
  let isLeft = false;
  const mayRenew = renewals();
  const load = async (at: number, wasPlaying: boolean): Promise<void> => {
    const source = await address();
    if (isLeft) return;
    element.src = source;
    if (at > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = at), { once: true });
    // A browser may refuse to play without a click; then the button is there.
    if (wasPlaying) await element.play().catch(() => undefined);
  };
  const fail = (): void => {
    if (!isLeft) onFailure();
  };
  const onError = (): void => {
    if (!mayRenew(element.currentTime)) fail();
    else load(element.currentTime, !element.paused).catch(fail);
  };
  element.addEventListener('error', onError);
  load(0, false).catch(fail);
  const detach = (): void => {
    isLeft = true;
    element.removeEventListener('error', onError);
    element.removeAttribute('src');
    element.load();
  };
  return { chooseQuality: () => undefined, detach };
}

async function makeHls(): Promise<{ hls: Hls; events: typeof Hls.Events; types: typeof Hls.ErrorTypes }> {
  const { default: Engine } = await import('hls.js/light');
  // Its worker would be made from text, and the pieces are small.
  const hls = new Engine({ enableWorker: false, maxBufferLength: 30, backBufferLength: 60 });
  return { hls, events: Engine.Events, types: Engine.ErrorTypes };
}

function attachStream({ element, address, onQualities, onFailure }: Options): Attached {
  let isLeft = false;
  let engine: Hls | null = null;
  const mayRenew = renewals();
  const fail = (): void => {
    if (isLeft) return;
    engine?.stopLoad();
    onFailure();
  };
  const begin = async (): Promise<void> => {
    const { hls, events, types } = await makeHls();
    if (isLeft) {
      hls.destroy();
      return;
    }
    engine = hls;
    let isRenewing = false;
    const renew = async (): Promise<void> => {
      if (isRenewing) return;
      isRenewing = true;
      const [at, wasPlaying] = [element.currentTime, !element.paused];
      const source = await address();
      if (isLeft) return;
      hls.config.startPosition = at > 0 ? at : -1;
      hls.loadSource(source);
      isRenewing = false;
      if (wasPlaying) hls.once(events.MANIFEST_PARSED, () => void element.play().catch(() => undefined));
    };
    hls.on(events.MANIFEST_PARSED, (_, { levels }) => {
      onQualities(levels.map(({ height }, index) => ({ index, height })));
    });
    let hasRecovered = false;
    hls.on(events.ERROR, (_, { fatal, type, response }: ErrorData) => {
      if (isRefused(response?.code)) {
        if (isRenewing) return;
        if (mayRenew(element.currentTime)) renew().catch(fail);
        else fail();
      } else if (fatal && type === types.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true;
        hls.recoverMediaError();
      } else if (fatal) fail();
    });
    hls.attachMedia(element);
    hls.loadSource(await address());
  };
  begin().catch(fail);
  const detach = (): void => {
    isLeft = true;
    engine?.destroy();
  };
  const chooseQuality = (index: number): void => {
    if (engine) engine.nextLevel = index;
  };
  return { chooseQuality, detach };
}

/** Makes an element play what stands at an address, and keeps it playing when the address changes its token. */
export const attachSource = (options: Options): Attached =>
  options.kind === 'hls' && canFeed() ? attachStream(options) : attachPlain(options);
