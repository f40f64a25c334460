import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { LeavingQuestion } from '../../../../shared/leaving/LeavingQuestion.tsx';
import { useLeavingQuestion } from '../../../../shared/leaving/use-leaving-question.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { ChaptersEditor } from './ChaptersEditor.tsx';
import type { PathForm } from './path-draft.ts';
import { usePathForm } from './use-path-form.ts';

const { inOrder, free } = LearnSequence;

/** The name, the order and the chapters of a path, saved as a draft. */
export function PathFields({ path }: { path: PathForm }) {
  const t = useT('study');
  const { form, save, isBusy } = usePathForm(path);
  const { draft, change, problems } = form;
  const leaving = useLeavingQuestion(form.isDirty);
  return (
    <Panel title={t('positions.form.title')}>
      <Stack>
        <TextInput
          label={t('positions.form.name')}
          maxLength={positionLimits.nameMax}
          required
          {...form.textField('name')}
        />
        <Textarea
          label={t('positions.form.introduction')}
          maxLength={positionLimits.introductionMax}
          rows={2}
          {...form.textField('introduction')}
        />
        <SwitchField
          label={t('positions.learnSequence.inOrder')}
          description={t('positions.form.sequence')}
          isOn={draft.learnSequence === inOrder}
          onChange={(isOn) => change({ learnSequence: isOn ? inOrder : free })}
        />
        <ChaptersEditor
          positionId={path.id}
          chapters={draft.chapters}
          problem={problems.chapters ?? problems.form}
          onChange={(chapters) => change({ chapters })}
        />
        <div>
          <Button loading={isBusy} disabled={!path.can.edit} onClick={save}>
            {t('positions.form.save')}
          </Button>
        </div>
      </Stack>
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.settle} />
    </Panel>
  );
}
