import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { canAskExemption } from '@shuyuan/contract/subjects/exemption-states';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ExemptionDialog } from '../exemptions/ExemptionDialog.tsx';
import classes from './Subject.module.css';
import { isDone, type ItemView } from './subject-view.ts';
import type { ItemActions } from './use-item-actions.ts';

type Props = { subjectId: string; item: ItemView; actions: ItemActions };

const isSaid = ({ businessType }: ItemView): boolean =>
  businessType === BusinessType.knowledge || businessType === BusinessType.nativeLive;

/** Opening an item, saying that it was read, and asking not to have to do it. */
export function ItemButtons({ subjectId, item, actions }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const [isAsking, setIsAsking] = useState(false);
  const { key, title, isFinished, isActive, lock, exemption } = item;
  return (
    <span className={classes.actions}>
      {!isFinished && canAskExemption(exemption?.state ?? null) && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('subjects.exemption.askNamed', { title })}
          onClick={() => setIsAsking(true)}
        >
          {t('subjects.exemption.ask')}
        </Button>
      )}
      {!lock && isActive && !isFinished && isSaid(item) && (
        <Button variant="light" size="compact-md" disabled={actions.isBusy} onClick={() => actions.confirm(key)}>
          {study('positions.section.confirm')}
        </Button>
      )}
      {!lock && (
        <Button
          variant={isDone(item) ? 'default' : 'filled'}
          size="compact-md"
          aria-label={study('positions.section.openNamed', { title })}
          disabled={actions.isBusy}
          onClick={() => actions.open(key)}
        >
          {study('positions.section.open')}
        </Button>
      )}
      {isAsking && (
        <ExemptionDialog subjectId={subjectId} itemKey={key} title={title} onClose={() => setIsAsking(false)} />
      )}
    </span>
  );
}
