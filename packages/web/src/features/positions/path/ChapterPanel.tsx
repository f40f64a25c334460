import { Lock } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { LockReason } from './LockReason.tsx';
import { MoreSections } from './MoreSections.tsx';
import { SectionItem } from './SectionItem.tsx';
import { type Chapter, useChapterPages } from './use-chapter-pages.ts';
import type { SectionActions } from './use-section-actions.ts';

type Props = { positionId: string; chapter: Chapter; canStudy: boolean; actions: SectionActions };

/** A chapter with its sections; a locked one says why, and what opens it. */
export function ChapterPanel({ positionId, chapter, canStudy, actions }: Props) {
  const t = useT('study');
  const { title, lock, lockIcon, finishedCount, sectionCount } = chapter;
  const pages = useChapterPages(positionId, chapter);
  return (
    <Panel
      title={title}
      icon={lockIcon ? <Lock size={18} aria-hidden /> : undefined}
      hint={t('positions.chapter.count', { finished: finishedCount, total: sectionCount })}
      action={lockIcon ? <Tag tone="gold">{t('positions.chapter.locked')}</Tag> : undefined}
      padding="flush"
    >
      {lock && <LockReason lock={lock} canStudy={canStudy} actions={actions} />}
      <Stack as="ul" gap={4}>
        {pages.positionSections.map((section) => (
          <SectionItem key={section.key} section={section} canStudy={canStudy && !lockIcon} actions={actions} />
        ))}
      </Stack>
      <MoreSections pages={pages} />
    </Panel>
  );
}
