import * as wire from '@shuyuan/contract/exams/attention/attention.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listAttention } from './list-attention.ts';
import { logAttention } from './log-attention.ts';

export const attentionRoutes: readonly Route[] = [
  on(wire.logAttention, logAttention),
  on(wire.listAttention, listAttention),
];
