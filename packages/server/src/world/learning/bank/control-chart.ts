import { type Box, pngOf } from '../../draw-media.ts';
import type { QuestionPicture } from './question-story.ts';

const [width, height] = [560, 260];
const line = (y: number, color: Box['color']): Box => ({ at: [40, y, width - 60, 2], color });
const dashes = (y: number): Box[] =>
  Array.from({ length: 25 }, (_, index) => ({ at: [40 + index * 20, y, 10, 2], color: [178, 58, 42] }));

type Chart = { readonly name: string; readonly alt: string; readonly values: readonly number[] };

/** A control chart with its middle line, its limits, and these points above and below the line. */
function chartOf({ name, alt, values }: Chart): QuestionPicture {
  const points = values.map((value, index): Box => ({ at: [58 + index * 40, 126 - value, 9, 9], color: [31, 92, 74] }));
  const bytes = pngOf(width, height, [line(130, [70, 78, 74]), ...dashes(40), ...dashes(220), ...points]);
  return { name, alt, width, height, bytes };
}

/** Seven points rise one after the other. */
export const controlChart = chartOf({
  name: '控制图.png',
  alt: '一张控制图：中心线上下各有一条控制限，十二个点都在限内，最后七个点依次升高',
  values: [4, -14, 10, -6, -22, -30, -16, -2, 14, 30, 46, 62],
});

/** In control. */
export const steadyChart = chartOf({
  name: '甲.png',
  alt: '十二个点在中心线上下不规则散布，都在控制限内',
  values: [10, -24, 32, -8, 18, -36, 6, 28, -14, 40, -28, 4],
});

/** Only the first of them is in control. */
export const chartsToCompare: readonly QuestionPicture[] = [
  steadyChart,
  chartOf({
    name: '乙.png',
    alt: '第九个点越过上控制限，其余在限内',
    values: [8, -20, 14, -6, 22, -12, 4, -26, 102, 12, -18, 6],
  }),
];
