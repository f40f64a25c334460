import type Hls from 'hls.js/light';
import type { ErrorData } from 'hls.js/light';
import { ApiError } from '../../../../lib/api-error.ts';
import { failureOfStatus, findFailure, isRefusal, type ViewerFailure } from '../viewer-failure.ts';
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
  readonly onFailure: (failure: ViewerFailure) => void;
};

export type Attached = {
  /** -1 leaves the choice to the line. */
  readonly chooseQuality: (index: number) => void;
  readonly detach: () => void;
};

/** Why no address could be had. */
const failureOf = (error: unknown): ViewerFailure => failureOfStatus(error instanceof ApiError ? error.status : 0);

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
  const fail = (failure: ViewerFailure): void => {
    if (!isLeft) onFailure(failure);
  };
  const reload = (at: number, wasPlaying: boolean): void => {
    load(at, wasPlaying).catch((error: unknown) => fail(failureOf(error)));
  };
  const judge = async (): Promise<void> => {
    const [at, wasPlaying] = [element.currentTime, !element.paused];
    const failure = await findFailure(element.currentSrc || element.src);
    if (isLeft) return;
    // Bytes that came once and cannot be played would come again.
    if (failure !== 'broken' && mayRenew(at)) reload(at, wasPlaying);
    else fail(failure);
  };
  const onError = (): void => void judge();
  element.addEventListener('error', onError);
  reload(0, false);
  const detach = (): void => {
    isLeft = true;
    element.removeEventListener('error', onError);
    element.removeAttribute('src');
    element.load();
  };
  return { chooseQuality: () => undefined, detach };
}

async function makeHls(): Promise<{ hls: Hls; Engine: typeof Hls }> {
  const { default: Engine } = await import('hls.js/light');
  // Its worker would be made from text, and the pieces are small.
  const hls = new Engine({ enableWorker: false, maxBufferLength: 30, backBufferLength: 60 });
  return { hls, Engine };
}

/** A fatal failure in one of three words. */
function failureOfStream(Engine: typeof Hls, { type, details, response }: ErrorData): ViewerFailure {
  const isUnreadable = type === Engine.ErrorTypes.MEDIA_ERROR || details === Engine.ErrorDetails.MANIFEST_PARSING_ERROR;
  return isUnreadable ? 'broken' : failureOfStatus(response?.code);
}

function attachStream({ element, address, onQualities, onFailure }: Options): Attached {
  let isLeft = false;
  let engine: Hls | null = null;
  const mayRenew = renewals();
  const fail = (failure: ViewerFailure): void => {
    if (isLeft) return;
    engine?.stopLoad();
    onFailure(failure);
  };
  const begin = async (): Promise<void> => {
    const { hls, Engine } = await makeHls();
    if (isLeft) {
      hls.destroy();
      return;
    }
    engine = hls;
    let isRenewing = false;
    const renew = async (): Promise<void> => {
      isRenewing = true;
      const [at, wasPlaying] = [element.currentTime, !element.paused];
      const source = await address();
      if (isLeft) return;
      hls.config.startPosition = at > 0 ? at : -1;
      hls.loadSource(source);
      isRenewing = false;
      if (wasPlaying) hls.once(Engine.Events.MANIFEST_PARSED, () => void element.play().catch(() => undefined));
    };
    hls.on(Engine.Events.MANIFEST_PARSED, (_, { levels }) => {
      onQualities(levels.map(({ height }, index) => ({ index, height })));
    });
    let hasRecovered = false;
    hls.on(Engine.Events.ERROR, (_, data: ErrorData) => {
      if (isRefusal(data.response?.code)) {
        // The server tells nobody why: a token that has run out reads like a film that is gone.
        if (isRenewing) return;
        if (mayRenew(element.currentTime)) renew().catch((error: unknown) => fail(failureOf(error)));
        else fail('refused');
      } else if (data.fatal && data.type === Engine.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true;
        hls.recoverMediaError();
      } else if (data.fatal) fail(failureOfStream(Engine, data));
    });
    hls.attachMedia(element);
    hls.loadSource(await address());
  };
  begin().catch((error: unknown) => fail(failureOf(error)));
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
