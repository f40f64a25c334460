import { type Box, pngOf } from '../../draw-media.ts';
import type { QuestionPicture } from './question-story.ts';

const [width, height] = [560, 260];
const line = (y: number, color: Box['color']): Box => ({ at: [40, y, width - 60, 2], color });
const dashes = (y: number): Box[] =>
  Array.from({ length: 25 }, (_, index) => ({ at: [40 + index * 20, y, 10, 2], color: [178, 58, 42] }));

/** Above the middle line; the last seven only rise. */
const values = [4, -14, 10, -6, -22, -30, -16, -2, 14, 30, 46, 62];
const points = values.map((value, index): Box => ({ at: [58 + index * 40, 126 - value, 9, 9], color: [31, 92, 74] }));

/** A control chart: middle line, limits, and seven points that rise one after the other. */
export const controlChart: QuestionPicture = {
  name: '控制图.png',
  alt: '一张控制图：中心线上下各有一条控制限，十二个点都在限内，最后七个点依次升高',
  width,
  height,
  bytes: pngOf(width, height, [line(130, [70, 78, 74]), ...dashes(40), ...dashes(220), ...points]),
};
