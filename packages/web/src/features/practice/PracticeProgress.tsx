import { Flame, Layers } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { NextCard } from './next-card.ts';
import classes from './Practice.module.css';

type Props = { next: Pick<NextCard, 'leftCount' | 'streakDays'> };

/** The cards left today, and the days in a row. */
export function PracticeProgress({ next: { leftCount, streakDays } }: Props) {
  const t = useT('practice');
  const format = useFormat();
  return (
    <div className={classes.progress}>
      <Tag tone={leftCount > 0 ? 'gold' : 'pine'} icon={<Layers size={14} aria-hidden />}>
        {t('practice.left', { count: format.count(leftCount) })}
      </Tag>
      {streakDays > 0 && (
        <Tag tone="cinnabar" icon={<Flame size={14} aria-hidden />}>
          {t('practice.streak', { count: format.count(streakDays) })}
        </Tag>
      )}
    </div>
  );
}
