import { VisuallyHidden } from '@mantine/core';
import type { AttemptResult } from '@shuyuan/contract/exams/taking/attempt-result';
import { ArrowRight } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PersonName } from '../../../../shared/people/PersonName.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { useExamWords } from '../../use-exam-words.ts';
import { ChangeConsequences } from './ChangeConsequences.tsx';
import type { RegradePlan } from './regrade-plan.ts';
import classes from './Regrade.module.css';

type Change = RegradePlan['changes'][number];

const tones = {
  marking: 'gold',
  passed: 'pine',
  failed: 'cinnabar',
  finished: 'neutral',
  annulled: 'cinnabar',
} as const satisfies Record<AttemptResult, string>;

export function useChangeColumns(): Column<Change>[] {
  const t = useT('examining');
  const exams = useT('exams');
  const format = useFormat();
  const words = useExamWords();
  const result = (name: AttemptResult) => <Tag tone={tones[name]}>{t(`examining.regrade.result.${name}`)}</Tag>;
  const score = (value: number, sum: number): string =>
    exams('exams.score', { score: words.score(value), sum: format.count(sum) });
  return [
    {
      key: 'person',
      header: t('examining.attempts.person'),
      cell: ({ memberId, fullName, number }) => (
        <>
          <PersonName memberId={memberId} name={fullName} />
          <span className={classes.soft}>{exams('exams.attempt.number', { number })}</span>
        </>
      ),
    },
    {
      key: 'before',
      header: t('examining.regrade.before'),
      align: 'end',
      cell: ({ score: before, pointSum }) => score(before, pointSum),
    },
    {
      key: 'after',
      header: t('examining.regrade.after'),
      align: 'end',
      cell: ({ newScore, pointSum }) => <strong>{score(newScore, pointSum)}</strong>,
    },
    {
      key: 'result',
      header: t('examining.regrade.result'),
      cell: ({ result: before, newResult }) =>
        before === newResult ? (
          result(newResult)
        ) : (
          <span className={classes.turn}>
            {result(before)}
            <ArrowRight size={14} aria-hidden className={classes.arrow} />
            <VisuallyHidden>{t('examining.regrade.becomes')}</VisuallyHidden>
            {result(newResult)}
          </span>
        ),
    },
    {
      key: 'consequences',
      header: t('examining.regrade.consequences'),
      cell: ({ consequences }) => <ChangeConsequences consequences={consequences} />,
    },
  ];
}
