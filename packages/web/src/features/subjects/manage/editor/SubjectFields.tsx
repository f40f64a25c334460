import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { LeavingQuestion } from '../../../../shared/leaving/LeavingQuestion.tsx';
import { useLeavingQuestion } from '../../../../shared/leaving/use-leaving-question.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { StagesEditor } from './StagesEditor.tsx';
import { SubjectBasics } from './SubjectBasics.tsx';
import type { SubjectForm } from './subject-draft.ts';
import { useSubjectForm } from './use-subject-form.ts';

/** Title, cover, audience, order, deadline and stages of a subject, saved as a draft. */
export function SubjectFields({ subject }: { subject: SubjectForm }) {
  const t = useT('subjects');
  const study = useT('study');
  const { form, save, isBusy } = useSubjectForm(subject);
  const { draft, change, problems } = form;
  const [isSending, setSending] = useState(false);
  const leaving = useLeavingQuestion(form.isDirty);
  return (
    <Panel title={t('subjects.form.content')}>
      <Stack>
        <SubjectBasics form={form} onBusy={setSending} />
        <StagesEditor
          subjectId={subject.id}
          stages={draft.stages}
          problem={problems.stages ?? problems.form}
          onChange={(stages) => change({ stages })}
        />
        <div>
          <Button loading={isBusy} disabled={!subject.can.edit || isSending} onClick={save}>
            {study('positions.form.save')}
          </Button>
        </div>
      </Stack>
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.settle} />
    </Panel>
  );
}
