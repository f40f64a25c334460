import { NativeSelect } from '@mantine/core';
import { shareRules } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** How a part of what is right counts. */
export function ShareRuleField({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <NativeSelect
      className={classes.rule}
      label={t('bank.rule')}
      data={shareRules.map((value) => ({ value, label: t(`bank.rule.${value}`) }))}
      value={draft.shareRule}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ shareRule: shareRules.find((one) => one === value) ?? draft.shareRule });
      }}
    />
  );
}
