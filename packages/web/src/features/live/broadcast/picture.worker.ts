import { fit, layOutPicture, type PictureKind } from './picture-layout.ts';
import type { PictureTask } from './picture-messages.ts';

type Source = {
  readonly kind: PictureKind;
  readonly reader: ReadableStreamDefaultReader<VideoFrame>;
  frame: VideoFrame | null;
};

const sources = new Map<string, Source>();

/** Keeps only the newest frame: each one holds memory of the camera until it is closed. */
async function follow(source: Source): Promise<void> {
  for (let next = await source.reader.read(); !next.done; next = await source.reader.read()) {
    source.frame?.close();
    source.frame = next.value;
  }
  source.frame?.close();
  source.frame = null;
}

/** The screen first: faces stand over it. */
const rank: Record<PictureKind, number> = { screen: 0, camera: 1 };

function draw(context: OffscreenCanvasRenderingContext2D): void {
  // An area is spread from its size; a canvas keeps its own out of reach of that.
  const { width, height } = context.canvas;
  const shown = [...sources.values()].filter(({ frame }) => frame !== null);
  const areas = layOutPicture(
    shown.map(({ kind }) => kind),
    { width, height },
  );
  context.fillStyle = '#101214';
  context.fillRect(0, 0, width, height);
  const order = shown.map((source, index) => ({ source, area: areas[index] ?? null }));
  for (const { source, area } of order.toSorted((one, other) => rank[one.source.kind] - rank[other.source.kind])) {
    const { frame, kind } = source;
    if (!frame || !area) continue;
    const { from, to } = fit(kind, { width: frame.displayWidth, height: frame.displayHeight }, area);
    context.drawImage(frame, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
  }
}

/** In a worker, because a page that is behind the window it shares is given no frames and hardly any time. */
function begin({ canvas: { width, height }, frameRate, output }: Extract<PictureTask, { t: 'begin' }>): void {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const writer = output.getWriter();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    draw(context);
    const frame = new VideoFrame(canvas, { timestamp: Math.round(performance.now() * 1000), alpha: 'discard' });
    writer.write(frame).then(
      () => {
        isBusy = false;
      },
      () => clearInterval(timer),
    );
  }, 1000 / frameRate);
}

self.addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  if (data.t === 'begin') begin(data);
  else if (data.t === 'add') {
    const source: Source = { kind: data.kind, reader: data.frames.getReader(), frame: null };
    sources.set(data.key, source);
    follow(source).catch(() => sources.delete(data.key));
  } else {
    const source = sources.get(data.key);
    sources.delete(data.key);
    source?.reader.cancel().catch(() => undefined);
    source?.frame?.close();
  }
});
