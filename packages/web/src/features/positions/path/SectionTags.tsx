import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPositionStudy } from '@shuyuan/contract/positions/position.wire';
import { Check } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { MembershipTag } from '../../../shared/contents/MembershipTag.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './SectionItem.module.css';

/** The states of a section in words. */
export function SectionTags({ section }: { section: Section }) {
  const t = useT('study');
  const { isFinished, isAvailable, isWaiting, isActive, trainingClass } = section;
  return (
    <span className={classes.tags}>
      {isActive && <Tag tone="gold">{t('positions.section.active')}</Tag>}
      {isFinished && (
        <Tag tone="pine" icon={<Check size={14} aria-hidden />}>
          {t('positions.section.finished')}
        </Tag>
      )}
      {isWaiting && <Tag tone="gold">{t('positions.section.waiting')}</Tag>}
      <MembershipTag membership={isFinished ? null : trainingClass} isAvailable={isAvailable} />
      {!isAvailable && <Tag>{t('positions.section.unavailable')}</Tag>}
    </span>
  );
}

export type Section = OutputOf<typeof listPositionStudy>['chapters'][number]['positionSections'][number];
