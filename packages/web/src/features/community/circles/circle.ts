import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import {
  listCirclePages,
  listHottestCircles,
  listManagedCircles,
  listMyCircles,
  readCircle,
} from '@shuyuan/contract/community/circle.wire';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type Circle = OutputOf<typeof readCircle>;

/** Whatever shows a circle or how many one belongs to, read again once something about it has changed. */
export const circleReads: readonly Endpoint[] = [
  listCirclePages,
  listHottestCircles,
  listManagedCircles,
  listMyCircles,
  readCircle,
  readAttentionStatistic,
];
