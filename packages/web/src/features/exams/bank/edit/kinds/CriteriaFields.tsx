import { Button } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { highestPoints } from '@shuyuan/contract/exams/marking/criteria-mark';
import { Plus } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { criteriaIn, type CriterionDraft, withCriterion } from '../criterion-draft.ts';
import { CriterionRow } from './CriterionRow.tsx';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** The criteria a person marks an answer by, each with its levels; without any, by points. */
export function CriteriaFields({ draft: { criteria }, onChange }: KindProps) {
  const t = useT('bank');
  const change = (changed: CriterionDraft): void =>
    onChange({ criteria: criteria.map((one) => (one.id === changed.id ? changed : one)) });
  const full = (criteriaIn(criteria).criteria ?? []).reduce((sum, one) => sum + highestPoints(one), 0);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.criteria')}</legend>
      <HintText>{t('bank.criteria.hint')}</HintText>
      {criteria.map((criterion, at) => (
        <CriterionRow
          key={criterion.id}
          number={at + 1}
          criterion={criterion}
          onChange={change}
          onRemove={() => onChange({ criteria: criteria.filter(({ id }) => id !== criterion.id) })}
        />
      ))}
      {full > 0 && <HintText aria-live="polite">{t('bank.criteria.sum', { count: full })}</HintText>}
      {criteria.length < bankLimits.criteria && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange({ criteria: withCriterion(criteria) })}
        >
          {t('bank.criterion.add')}
        </Button>
      )}
    </fieldset>
  );
}
