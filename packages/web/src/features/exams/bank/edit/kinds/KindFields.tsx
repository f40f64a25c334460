import { Stack } from '../../../../../ui/Stack.tsx';
import { AcceptedFields } from './AcceptedFields.tsx';
import { BlanksFields } from './BlanksFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { MediaProps } from './kind-props.ts';
import { MatchingFields } from './MatchingFields.tsx';
import { NumericFields } from './NumericFields.tsx';
import { OrderingFields } from './OrderingFields.tsx';
import { PenaltyField } from './PenaltyField.tsx';
import { RubricField } from './RubricField.tsx';
import { ShareRuleField } from './ShareRuleField.tsx';
import { TrueFalseFields } from './TrueFalseFields.tsx';

/** The key of a question, in the fields of its kind, and the rule it is marked by. */
export function KindFields({ draft, mediaName, onChange }: MediaProps) {
  const props = { draft, onChange };
  switch (draft.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceFields {...props} mediaName={mediaName} />;
    case 'trueFalse':
      return (
        <Stack gap={12}>
          <TrueFalseFields {...props} />
          <PenaltyField {...props} />
        </Stack>
      );
    case 'blanks':
      return <BlanksFields {...props} />;
    case 'short':
      return <AcceptedFields {...props} />;
    case 'numeric':
      return <NumericFields {...props} />;
    case 'matching':
      return (
        <Stack gap={12}>
          <MatchingFields {...props} mediaName={mediaName} />
          <ShareRuleField {...props} />
        </Stack>
      );
    case 'ordering':
      return (
        <Stack gap={12}>
          <OrderingFields {...props} mediaName={mediaName} />
          <ShareRuleField {...props} />
        </Stack>
      );
    default:
      return <RubricField {...props} />;
  }
}
