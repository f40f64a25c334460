import {
  archivePosition,
  listManagedPositions,
  publishPosition,
  readPositionForm,
  withdrawPosition,
} from '@shuyuan/contract/positions/manage-position.wire';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { PathForm } from './path-draft.ts';
import classes from './PathSteps.module.css';

const refreshes = [readPositionForm, listManagedPositions];
type Step = 'publish' | 'withdraw' | 'archive';

function usePathSteps(path: PathForm, onDone: () => void) {
  const t = useT('study');
  const onSuccess = () => {
    showNotice(t('positions.form.done'), 'success');
    onDone();
  };
  const publishing = useWrite(publishPosition, { refreshes, onSuccess });
  const withdrawing = useWrite(withdrawPosition, { refreshes, onSuccess });
  const archiving = useWrite(archivePosition, { refreshes, onSuccess });
  const { id, revision } = path;
  return {
    isBusy: publishing.isPending || withdrawing.isPending || archiving.isPending,
    take: (step: Step) => {
      if (step === 'publish') publishing.mutate({ id, revision }, { onError: onDone });
      else if (step === 'withdraw') withdrawing.mutate({ id }, { onError: onDone });
      else archiving.mutate({ id }, { onError: onDone });
    },
  };
}

/** The life of a path: publishing says whom it reaches before it happens. */
export function PathSteps({ path }: { path: PathForm }) {
  const t = useT('study');
  const common = useT('common');
  const [asked, setAsked] = useState<Step | null>(null);
  const { take, isBusy } = usePathSteps(path, () => setAsked(null));
  const { state, can, hasDraft, publishedNumber, holderCount, midwayCount } = path;
  const steps: readonly Step[] = ['publish', 'withdraw', 'archive'];
  const isOffered = (step: Step): boolean => can[step] && (step !== 'publish' || hasDraft || state === 'withdrawn');
  return (
    <Panel>
      <div className={classes.root}>
        <span className={classes.words}>
          <Tag>{t(`positions.state.${state}`)}</Tag>
          {publishedNumber !== null && (
            <HintText as="span">{t('positions.version', { number: publishedNumber })}</HintText>
          )}
          {hasDraft && <HintText as="span">{t('positions.hasDraft')}</HintText>}
        </span>
        <span className={classes.words}>
          {steps.filter(isOffered).map((step) => (
            <Button key={step} variant={step === 'publish' ? 'filled' : 'default'} onClick={() => setAsked(step)}>
              {t(`positions.${step}`)}
            </Button>
          ))}
        </span>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(`positions.${asked ?? 'publish'}`)}
        text={t(`positions.${asked ?? 'publish'}.text`, { holders: holderCount, midway: midwayCount })}
        confirmLabel={t(`positions.${asked ?? 'publish'}`)}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isBusy={isBusy}
        onConfirm={() => asked && take(asked)}
        onCancel={() => setAsked(null)}
      />
    </Panel>
  );
}
