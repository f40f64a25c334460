import { type Box, pngOf } from '../../draw-media.ts';
import type { QuestionPicture } from './question-story.ts';

const side = 120;
const white: Box['color'] = [255, 255, 255];
const black: Box['color'] = [33, 33, 33];

type Sign = { readonly name: string; readonly alt: string; readonly color: Box['color']; readonly marks: Box[] };

const signOf = ({ name, alt, color, marks }: Sign): QuestionPicture => ({
  name,
  alt,
  width: side,
  height: side,
  bytes: pngOf(side, side, [{ at: [8, 8, side - 16, side - 16], color }, ...marks]),
});

/** Plates in the colours of signs; their meaning is asked. */
export const safetySigns: readonly QuestionPicture[] = [
  signOf({
    name: '红.png',
    alt: '红底方牌，中间一道白色横杠',
    color: [190, 32, 38],
    marks: [{ at: [24, 50, side - 48, 20], color: white }],
  }),
  signOf({
    name: '黄.png',
    alt: '黄底方牌，中间一个黑色感叹号',
    color: [246, 196, 0],
    marks: [
      { at: [54, 28, 12, 42], color: black },
      { at: [54, 80, 12, 12], color: black },
    ],
  }),
  signOf({
    name: '绿.png',
    alt: '绿底方牌，中间一个白色十字',
    color: [0, 122, 80],
    marks: [
      { at: [50, 26, 20, 68], color: white },
      { at: [26, 50, 68, 20], color: white },
    ],
  }),
];
