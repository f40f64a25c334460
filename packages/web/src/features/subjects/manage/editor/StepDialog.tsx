import { type MidwayChoice, midwayChoices } from '@shuyuan/contract/study/courses/midway-choices';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

export type Step = 'publish' | 'withdraw' | 'archive';

type Props = {
  step: Step;
  learnerCount: number;
  isBusy: boolean;
  onTake: (midway: MidwayChoice) => void;
  onCancel: () => void;
};

/** Asks before a step; publishing says how many are midway and asks what becomes of them. */
export function StepDialog({ step, learnerCount, isBusy, onTake, onCancel }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const common = useT('common');
  const [midway, setMidway] = useState<MidwayChoice>('move');
  const asksMidway = step === 'publish' && learnerCount > 0;
  const text = (
    <Stack gap={12}>
      <span>{t(`subjects.step.${step}`, { count: learnerCount })}</span>
      {asksMidway && (
        <Radio.Group
          label={t('subjects.midway')}
          value={midway}
          onChange={(value) => setMidway(midwayChoices.find((choice) => choice === value) ?? 'move')}
        >
          <Stack gap={8}>
            {midwayChoices.map((choice) => (
              <Radio key={choice} value={choice} label={t(`subjects.midway.${choice}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
  return (
    <ConfirmDialog
      isOpen
      title={study(`positions.${step}`)}
      text={text}
      confirmLabel={study(`positions.${step}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={isBusy}
      onConfirm={() => onTake(midway)}
      onCancel={onCancel}
    />
  );
}
