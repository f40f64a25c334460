import { Button } from '@mantine/core';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { Plus } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { isRuleWrong, newRule, type RuleDraft } from '../edit/exam-draft.ts';
import type { ExamCheck } from '../edit/use-exam-check.ts';
import { RuleRow } from './RuleRow.tsx';
import { useCategoryOptions } from './use-category-options.ts';

type Props = {
  rules: readonly RuleDraft[];
  check: ExamCheck;
  onChange: (rules: readonly RuleDraft[]) => void;
};

/** The blueprint of a drawn paper; each rule says at once whether the bank can fill it. */
export function RulesEditor({ rules, check, onChange }: Props) {
  const t = useT('examining');
  const categories = useCategoryOptions();
  /** The questions the bank lacks for a rule; null while it is not known. */
  const missingOf = (rule: RuleDraft, index: number): number | null => {
    if (!check.isReadable || check.isChecking || !check.isKnown || isRuleWrong(rule)) return null;
    return check.problems.find((one) => one.kind === 'too-few-in-bank' && one.index === index)?.missing ?? 0;
  };
  return (
    <Stack gap={12}>
      {rules.length === 0 && <HintText>{t('examining.rules.empty')}</HintText>}
      <Stack as="ol" gap={12}>
        {rules.map((rule, at) => (
          <RuleRow
            key={rule.key}
            rule={rule}
            number={at + 1}
            categories={categories}
            missing={missingOf(rule, at)}
            isChecking={check.isChecking}
            onChange={(next) => onChange(rules.with(at, next))}
            onRemove={() => onChange(rules.toSpliced(at, 1))}
          />
        ))}
      </Stack>
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={rules.length >= examLimits.rules}
          onClick={() => onChange([...rules, newRule()])}
        >
          {t('examining.rules.add')}
        </Button>
      </div>
    </Stack>
  );
}
