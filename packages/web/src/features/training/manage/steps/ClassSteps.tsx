import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { ClassForm } from '../class-form.ts';
import { ArchiveClass } from './ArchiveClass.tsx';
import { CancelClass } from './CancelClass.tsx';
import { PublishClass } from './PublishClass.tsx';

const dialogs = { archive: ArchiveClass, cancel: CancelClass, publish: PublishClass } as const;
type Step = keyof typeof dialogs;
const steps: readonly Step[] = ['archive', 'cancel', 'publish'];

/** The steps a class can take from where it is. Each goes on with what is saved; publishing says what is missing. */
export function ClassSteps({ training, isDirty }: { training: ClassForm; isDirty: boolean }) {
  const t = useT('teaching');
  const format = useFormat();
  const [asked, setAsked] = useState<Step | null>(null);
  const { can, problems } = training;
  const reasonAgainst = (step: Step): string | undefined => {
    if (isDirty) return t('teaching.saveFirst');
    if (step !== 'publish' || problems.length === 0) return undefined;
    return t('teaching.publish.problems', { count: format.count(problems.length) });
  };
  const Question = asked && dialogs[asked];
  return (
    <>
      {steps
        .filter((step) => can[step])
        .map((step) => (
          <ActionButton
            key={step}
            variant={step === 'publish' ? 'filled' : 'default'}
            disabledReason={reasonAgainst(step)}
            onClick={() => setAsked(step)}
          >
            {t(`teaching.${step}`)}
          </ActionButton>
        ))}
      {Question && <Question training={training} onClose={() => setAsked(null)} />}
    </>
  );
}
