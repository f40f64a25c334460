import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listRecommended } from '@shuyuan/contract/recommend/recommend.wire';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';

/** Why something stands in the list, in a sentence. */
export function useReasonText(): (of: Pick<Recommended, 'kind' | 'reason'>) => string {
  const t = useT('recommend');
  const format = useFormat();
  return ({ kind, reason: { type, name, dueAt } }) => {
    if (type === 'due') {
      if (kind !== 'live') return t('recommend.reason.due', { when: format.relative(dueAt ?? Date.now()) });
      if (dueAt === null || dueAt <= Date.now()) return t('recommend.reason.now');
      return t('recommend.reason.start', { when: format.relative(dueAt) });
    }
    if (type === 'hot' || type === 'new') return t(`recommend.reason.${type}`);
    return name === null ? t(`recommend.reason.${type}.plain`) : t(`recommend.reason.${type}`, { name });
  };
}

export type Recommended = OutputOf<typeof listRecommended>['items'][number];
