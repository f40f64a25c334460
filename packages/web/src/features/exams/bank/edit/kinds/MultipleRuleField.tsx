import { NativeSelect } from '@mantine/core';
import { multipleRules } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** The rule by which several right options count. */
export function MultipleRuleField({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <NativeSelect
      className={classes.rule}
      label={t('bank.rule')}
      data={multipleRules.map((value) => ({ value, label: t(`bank.multipleRule.${value}`) }))}
      value={draft.multipleRule}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ multipleRule: multipleRules.find((one) => one === value) ?? draft.multipleRule });
      }}
    />
  );
}
