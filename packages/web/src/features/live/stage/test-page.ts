import type { Tracks } from './peer.ts';
import { publishStage, type Published } from './publish-stage.ts';
import type { StageQuality } from './quality.ts';
import type { StageSetup, StageSignal } from './stage-signal.ts';
import { watchFeed } from './watch-feed.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** A page with the stage and nothing else: tests and measurements talk to it, and to a server that has only a stage. */
const size = { width: 320, height: 180 };
const framesPerSecond = 15;
/** Bits of a clock in milliseconds: enough for three days, each a square of the picture that survives its encoding. */
const bits = 28;
const cell = 10;

const signal: StageSignal = async (message) => {
  const response = await fetch('/signal', { method: 'POST', body: JSON.stringify(message) });
  // The server of the test answers with what the contract names, or with the number of a refusal.
  const answer = (await response.json()) as never;
  if (!response.ok) throw new ApiError({ status: response.status, ...(answer as { number: number }) });
  return answer;
};

const setupOf = (offers: StageSetup['offers'], engine: StageSetup['engine']): StageSetup => ({
  signal,
  engine,
  offers,
  iceServers: [],
});

const clockNow = (): number => Math.floor(performance.timeOrigin + performance.now()) % 2 ** bits;

function paintClock(context: CanvasRenderingContext2D): void {
  const now = clockNow();
  let ones = 0;
  const square = (at: number, isLight: boolean): void => {
    context.fillStyle = isLight ? '#fff' : '#000';
    context.fillRect(at * cell, size.height - 2 * cell, cell, 2 * cell);
  };
  for (let bit = 0; bit < bits; bit++) {
    const isOne = Math.floor(now / 2 ** bit) % 2 === 1;
    ones += Number(isOne);
    square(bit, isOne);
  }
  square(bits, ones % 2 === 1);
  square(bits + 1, true);
  square(bits + 2, false);
}

/** Null when the picture shows no clock. */
function readClock(context: CanvasRenderingContext2D): number | null {
  const { data } = context.getImageData(0, size.height - cell, size.width, 1);
  const isLight = (at: number): boolean => (data[4 * (at * cell + cell / 2)] ?? 0) > 127;
  const read = Array.from({ length: bits }, (_, at) => isLight(at));
  const isWhole = isLight(bits + 1) && !isLight(bits + 2) && isLight(bits) === (read.filter(Boolean).length % 2 === 1);
  return isWhole ? read.reduce((sum, isOne, at) => sum + (isOne ? 2 ** at : 0), 0) : null;
}

function canvasContext(): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), size);
  document.body.append(canvas);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas here');
  return context;
}

async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true, ...size });
  document.body.append(video);
  await video.play();
  return video;
}

/** The camera of the browser with a clock on it, and its microphone. */
async function clockedCamera(): Promise<Tracks> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: size });
  const video = await playing(stream);
  const context = canvasContext();
  setInterval(() => {
    context.drawImage(video, 0, 0, size.width, size.height);
    paintClock(context);
  }, 1000 / framesPerSecond);
  const [picture] = context.canvas.captureStream(framesPerSecond).getVideoTracks();
  return { audio: stream.getAudioTracks()[0] ?? null, video: picture ?? null };
}

type PictureView = {
  frames: number;
  clocks: number[];
  quality: StageQuality;
  hasSound: boolean;
  refused: number | null;
};

function startSeeing(video: HTMLVideoElement, seen: PictureView): void {
  const context = canvasContext();
  const look = (): void => {
    seen.frames += 1;
    context.drawImage(video, 0, 0, size.width, size.height);
    const clock = readClock(context);
    if (clock !== null) seen.clocks.push((clockNow() - clock + 2 ** bits) % 2 ** bits);
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
}

let published: Published | null = null;
let tracks: Tracks = { audio: null, video: null };
const seen: PictureView = { frames: 0, clocks: [], quality: 'connecting', hasSound: false, refused: null };
const onQuality = (quality: StageQuality): void => void (seen.quality = quality);
const onRefused = ({ number }: ApiError): void => void (seen.refused = number);

const page = {
  publish: async (engine: StageSetup['engine']): Promise<void> => {
    tracks = await clockedCamera();
    published = publishStage({ setup: setupOf('client', engine), source: 'camera', tracks, onQuality, onRefused });
  },
  /** Camera off and on again, on the same line. */
  setCamera: (isOn: boolean): void => published?.setTracks({ ...tracks, video: isOn ? tracks.video : null }),
  watch: async (feedId: string, offers: StageSetup['offers'], engine: StageSetup['engine']): Promise<void> => {
    const stream = new MediaStream();
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true, ...size });
    document.body.append(video);
    startSeeing(video, seen);
    const onTracks = ({ audio, video: picture }: Tracks): void => {
      for (const track of stream.getTracks()) stream.removeTrack(track);
      for (const track of [audio, picture]) if (track) stream.addTrack(track);
      seen.hasSound = audio !== null;
      void video.play().catch(() => undefined);
    };
    watchFeed({ setup: setupOf(offers, engine), feedId, onTracks, onQuality, onRefused });
  },
  /** What happened since the last time. */
  seen: (): PictureView => {
    const now = { ...seen };
    Object.assign(seen, { frames: 0, clocks: [] });
    return now;
  },
};

export type StagePage = typeof page;
Object.assign(window, { stagePage: page });
