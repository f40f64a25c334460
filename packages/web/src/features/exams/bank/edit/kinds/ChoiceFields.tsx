import { Stack } from '../../../../../ui/Stack.tsx';
import type { MediaProps } from './kind-props.ts';
import { MultipleRuleField } from './MultipleRuleField.tsx';
import { OptionsField } from './options/OptionsField.tsx';
import { PenaltyField } from './PenaltyField.tsx';

/** Options, how several right ones count, and what a wrong one costs. */
export function ChoiceFields(props: MediaProps) {
  const { kind, multipleRule } = props.draft;
  const isMultiple = kind === 'multiple';
  return (
    <Stack gap={12}>
      <OptionsField {...props} />
      {isMultiple && <MultipleRuleField {...props} />}
      {!(isMultiple && multipleRule === 'balanced') && <PenaltyField {...props} />}
    </Stack>
  );
}
