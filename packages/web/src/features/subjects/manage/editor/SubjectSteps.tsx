import {
  archiveSubject,
  copySubject,
  listManagedSubjects,
  publishSubject,
  readSubjectForm,
  withdrawSubject,
} from '@shuyuan/contract/subjects/manage-subject.wire';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from '../Managed.module.css';
import type { SubjectForm } from './subject-draft.ts';
import { StepDialog, type Step } from './StepDialog.tsx';

const refreshes = [readSubjectForm, listManagedSubjects];
const steps: readonly Step[] = ['publish', 'withdraw', 'archive'];

function useSubjectSteps({ id, revision }: SubjectForm, onDone: () => void) {
  const t = useT('study');
  const onSuccess = () => {
    showNotice(t('positions.form.done'), 'success');
    onDone();
  };
  const publishing = useWrite(publishSubject, { refreshes, onSuccess });
  const withdrawing = useWrite(withdrawSubject, { refreshes, onSuccess });
  const archiving = useWrite(archiveSubject, { refreshes, onSuccess });
  return {
    isBusy: publishing.isPending || withdrawing.isPending || archiving.isPending,
    take: (step: Step, midway: 'keep' | 'move') => {
      if (step === 'publish') publishing.mutate({ id, revision, midway }, { onError: onDone });
      else if (step === 'withdraw') withdrawing.mutate({ id }, { onError: onDone });
      else archiving.mutate({ id }, { onError: onDone });
    },
  };
}

type Props = { subject: SubjectForm; onCopied: (id: string) => void };

/** The life of a subject, and a copy of it. */
export function SubjectSteps({ subject, onCopied }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const [asked, setAsked] = useState<Step | null>(null);
  const { take, isBusy } = useSubjectSteps(subject, () => setAsked(null));
  const copying = useWrite(copySubject, { refreshes, onSuccess: ({ id }) => onCopied(id) });
  const { id, state, can, hasDraft, publishedNumber } = subject;
  const isOffered = (step: Step): boolean => can[step] && (step !== 'publish' || hasDraft || state === 'withdrawn');
  return (
    <Panel>
      <div className={classes.tools}>
        <span className={classes.tags}>
          <Tag>{study(`positions.state.${state}`)}</Tag>
          {publishedNumber !== null && (
            <HintText as="span">{study('positions.version', { number: publishedNumber })}</HintText>
          )}
          {hasDraft && <HintText as="span">{study('positions.hasDraft')}</HintText>}
        </span>
        <span className={classes.tags}>
          <Button variant="default" loading={copying.isPending} onClick={() => copying.mutate({ id })}>
            {t('subjects.copy')}
          </Button>
          {steps.filter(isOffered).map((step) => (
            <Button key={step} variant={step === 'publish' ? 'filled' : 'default'} onClick={() => setAsked(step)}>
              {study(`positions.${step}`)}
            </Button>
          ))}
        </span>
      </div>
      {asked && (
        <StepDialog
          step={asked}
          subjectId={id}
          learnerCount={subject.learnerCount}
          isBusy={isBusy}
          onTake={(midway) => take(asked, midway)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
