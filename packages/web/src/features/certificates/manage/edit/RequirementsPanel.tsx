import { VisuallyHidden } from '@mantine/core';
import { certificateLimits } from '@shuyuan/contract/certificates/certificate-limits';
import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { keyOf, type RequirementDraft, withRequirement } from './certificate-draft.ts';
import { RequirementAdder } from './RequirementAdder.tsx';
import { RequirementEditor } from './RequirementEditor.tsx';
import type { FieldsProps } from './use-certificate-form.ts';
import { useRequirementOrder } from './use-requirement-order.ts';

/** Everything the certificate asks for, in its order. */
export function RequirementsPanel({ form: { draft, problems, change } }: FieldsProps) {
  const t = useT('courses');
  const study = useT('study');
  const { requirements } = draft;
  const put = (next: readonly RequirementDraft[]): void => change({ requirements: next });
  const order = useRequirementOrder(requirements, put);
  return (
    <Panel title={study('certificates.asked')}>
      <Stack>
        {requirements.length === 0 && <HintText>{t('certificates.requirements.empty')}</HintText>}
        <Stack as="ul" gap={8}>
          {requirements.map((requirement, at) => (
            <RequirementEditor
              key={keyOf(requirement)}
              requirement={requirement}
              {...order.movingOf(at)}
              onChange={(next) => put(requirements.with(at, next))}
            />
          ))}
        </Stack>
        {problems.requirements && <ErrorText>{problems.requirements}</ErrorText>}
        {requirements.length < certificateLimits.requirements && (
          <RequirementAdder onAdd={(content) => put(withRequirement(requirements, content))} />
        )}
        <VisuallyHidden component="output">{order.said}</VisuallyHidden>
      </Stack>
    </Panel>
  );
}
