import { type MidwayChoice, midwayChoices } from '@shuyuan/contract/study/courses/midway-choices';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useCan } from '../../../../lib/session.ts';
import { useBuyerCount } from '../../../../shared/pricing/use-buyer-count.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

export type Step = 'publish' | 'withdraw' | 'archive';

type Props = {
  step: Step;
  subjectId: string;
  learnerCount: number;
  isBusy: boolean;
  onTake: (midway: MidwayChoice) => void;
  onCancel: () => void;
};

/** D-137: how many have paid; whoever manages all courses pays them back, others keep it. */
function useSoldSubject(businessId: string, isNeeded: boolean) {
  const t = useT('subjects');
  const { count: format } = useFormat();
  const canRefund = useCan('course.manageAll');
  const { buyerCount, isPending } = useBuyerCount({ businessType: 'subject', businessId }, isNeeded);
  const count = buyerCount ? format(buyerCount) : null;
  const words = count === null ? null : t(canRefund ? 'subjects.step.sold' : 'subjects.step.kept', { count });
  return { words, isKept: words !== null && !canRefund, isPending };
}

/** Asks before a step; publishing says how many are midway and asks what becomes of them. */
export function StepDialog({ step, subjectId, learnerCount, isBusy, onTake, onCancel }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const common = useT('common');
  const sold = useSoldSubject(subjectId, step === 'withdraw');
  const [midway, setMidway] = useState<MidwayChoice>('move');
  const asksMidway = step === 'publish' && learnerCount > 0;
  const text = (
    <Stack gap={12}>
      <span>{t(`subjects.step.${step}`, { count: learnerCount })}</span>
      {sold.words && <span>{sold.words}</span>}
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
  if (sold.isKept)
    return (
      <AlertDialog
        isOpen
        title={study(`positions.${step}`)}
        text={sold.words}
        okLabel={common('dialog.close')}
        onClose={onCancel}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      title={study(`positions.${step}`)}
      text={text}
      confirmLabel={study(`positions.${step}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={isBusy || sold.isPending}
      onConfirm={() => onTake(midway)}
      onCancel={onCancel}
    />
  );
}
