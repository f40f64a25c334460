import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { Grade } from '../../ui/Grade.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { GradesView } from './grades-view.ts';
import classes from './Grades.module.css';
import { useBenefits } from './use-benefits.ts';

/** Every grade with its points and what it gives; the present one is marked. */
export function GradeList({ grades: { items, own } }: { grades: GradesView }) {
  const t = useT('points');
  const common = useT('common');
  const { count } = useFormat();
  const benefitsOf = useBenefits();
  return (
    <ul className={classes.list} aria-label={t('points.grade.all')}>
      {items.map((grade) => (
        <li key={grade.level} className={classes.row}>
          <Grade grade={{ cover: grade.cover, name: common(grade.nameKey) }} className={classes.name} />
          {grade.level === own.level && <Tag tone="pine">{t('points.grade.now')}</Tag>}
          <HintText as="span">{t('points.grade.from', { integral: count(grade.from) })}</HintText>
          <span className={classes.benefits}>{benefitsOf(grade).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
