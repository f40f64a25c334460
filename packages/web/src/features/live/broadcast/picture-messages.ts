import type { Canvas, PictureKind } from './picture-layout.ts';

/** To the worker that puts pictures together. Streams are handed over, not copied. */
export type PictureTask =
  | {
      readonly t: 'begin';
      readonly canvas: Canvas;
      readonly frameRate: number;
      readonly output: WritableStream<VideoFrame>;
    }
  | { readonly t: 'add'; readonly key: string; readonly kind: PictureKind; readonly frames: ReadableStream<VideoFrame> }
  | { readonly t: 'remove'; readonly key: string };
