import { broadcastRules } from '@shuyuan/contract/live/room/media-protocol';

/** The picture a host sends: smaller ones for weak machines and thin lines. */
export const pictureSizes = {
  high: { width: 1280, height: 720, frameRate: 30, videoBitsPerSecond: broadcastRules.videoBitsPerSecond },
  medium: { width: 640, height: 360, frameRate: 24, videoBitsPerSecond: 700_000 },
  low: { width: 320, height: 180, frameRate: 15, videoBitsPerSecond: 250_000 },
} as const;
export type PictureQuality = keyof typeof pictureSizes;
export type PictureSize = (typeof pictureSizes)[PictureQuality];
export const pictureQualities = Object.keys(pictureSizes) as PictureQuality[];

const leastBits = 150_000;
const maxWaitSeconds = 3;
const leastWaitingBytes = 192 * 1024;

/** More than about three seconds of recording that has not left: viewers would fall behind for good. */
export const isCongested = (waitingBytes: number, bitsPerSecond: number): boolean =>
  waitingBytes > Math.max(leastWaitingBytes, (bitsPerSecond / 8) * maxWaitSeconds);

/** A line that could not carry it gets half; nothing below what still shows a face. */
export const slowerThan = (bitsPerSecond: number): number => Math.max(leastBits, Math.round(bitsPerSecond / 2));
