import type { RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import { openRecommended } from '@shuyuan/contract/recommend/recommend-report.wire';
import type { RecommendReason } from '@shuyuan/contract/recommend/recommend-weights';
import { call } from '../../lib/call.ts';
import { trackAction } from '../../lib/track.ts';

type Opened = RecommendItem & { readonly reason: { readonly type: RecommendReason } };
type Scene = { readonly requestId: string; readonly scene: 'recommend' | 'home' | 'study' };

/** SYSTEM-10, ROUTE-33: something recommended was opened. Whatever becomes of it, nobody is told. */
export function trackOpened({ kind, id, reason }: Opened, { requestId, scene }: Scene): void {
  trackAction({
    itemId: id,
    actionType: 'click',
    sceneType: scene,
    recRequestId: requestId,
    extra: { kind, reason: reason.type },
  });
  call(openRecommended, { kind, id, reason: reason.type }, { isLeaving: true }).catch(() => undefined);
}
