import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import { useT } from '../../lib/texts.ts';

/** A deadline as its author gave it, in words. */
export function useDeadlineWords() {
  const t = useT('subjects');
  return (rule: DeadlineRule): string =>
    rule.kind === 'fixed'
      ? t('subjects.deadline.fixedWords', { day: rule.day, zone: rule.timeZone })
      : t('subjects.deadline.daysWords', { count: rule.days, zone: rule.timeZone });
}
