import { listGrades } from '@shuyuan/contract/pricing/grades.wire';
import { useFormat } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { Grade } from '../../ui/Grade.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ReadStates } from '../reads/ReadStates.tsx';
import type { GradesView } from './grades-view.ts';
import { GradeList } from './GradeList.tsx';
import classes from './Grades.module.css';
import { useBenefits } from './use-benefits.ts';

function Present({ grades: { items, own } }: { grades: GradesView }) {
  const t = useT('points');
  const common = useT('common');
  const { count } = useFormat();
  const benefitsOf = useBenefits();
  const grade = items.find(({ level }) => level === own.level);
  const next = items.find(({ level }) => level === own.level + 1);
  if (!grade) return null;
  const missing = next ? next.from - own.earned : 0;
  const way = next
    ? t('points.grade.next', { integral: count(missing), grade: common(next.nameKey) })
    : t('points.grade.top');
  return (
    <div className={classes.present}>
      <Grade grade={{ cover: grade.cover, name: common(grade.nameKey) }} className={classes.name} />
      <HintText as="span">{t('points.grade.earned', { integral: count(own.earned) })}</HintText>
      {next && (
        <progress
          className={classes.bar}
          max={next.from - grade.from}
          value={Math.max(0, own.earned - grade.from)}
          aria-label={way}
        />
      )}
      <span>{way}</span>
      <HintText as="span">{benefitsOf(grade).join(' · ') || t('points.grade.nothing')}</HintText>
    </div>
  );
}

/** PERSON-03: the reader's grade, what it gives, and what is missing to the next one. */
export function OwnGrade() {
  const t = useT('points');
  const read = useRead(listGrades, {}, { claims: 'notices' });
  return (
    <Panel title={t('points.grade.title')}>
      <ReadStates read={read} failed={t('points.grade.failed')} shape="list" count={2}>
        {(grades) => (
          <>
            <Present grades={grades} />
            <GradeList grades={grades} />
          </>
        )}
      </ReadStates>
    </Panel>
  );
}
