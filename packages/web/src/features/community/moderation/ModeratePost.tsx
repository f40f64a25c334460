import type { listModerated } from '@shuyuan/contract/community/question-action.wire';
import { questionLife, restorableMs } from '@shuyuan/contract/community/question-life';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ModerateDialog, type ModerationStep } from './ModerateDialog.tsx';
import classes from './Moderation.module.css';

type Moderated = OutputOf<typeof listModerated>['items'][number];

const looks = {
  agree: { Icon: Check, color: 'pine' },
  remove: { Icon: Trash2, color: 'cinnabar' },
  restore: { Icon: RotateCcw, color: 'pine' },
} as const;
const steps = ['agree', 'remove', 'restore'] as const;

/** What a moderator may do with it now; after thirty days nothing comes back (D-125). */
export function ModeratePost({ question }: { question: Moderated }) {
  const { state, removeTime } = question;
  const t = useT('admin');
  const [step, setStep] = useState<ModerationStep | null>(null);
  const [now] = useState(Date.now);
  const isTooLate = removeTime !== null && removeTime + restorableMs < now;
  return (
    <span className={classes.actions}>
      {steps
        .filter((name) => questionLife.can(name, state))
        .map((name) => {
          const { Icon, color } = looks[name];
          const props = { size: 'xs', variant: 'light', color, leftSection: <Icon size={14} aria-hidden /> } as const;
          const disabledReason = name === 'restore' && isTooLate ? t('admin.moderation.tooLate') : undefined;
          return (
            <ActionButton key={name} {...props} disabledReason={disabledReason} onClick={() => setStep(name)}>
              {t(`admin.moderation.${name}`)}
            </ActionButton>
          );
        })}
      {step && <ModerateDialog question={question} step={step} onClose={() => setStep(null)} />}
    </span>
  );
}
