import { Textarea, TextInput } from '@mantine/core';
import { ClassType, classTypeLabels, TrainType, trainTypeLabels } from '@shuyuan/contract/study/training';
import { classKinds } from '@shuyuan/contract/training/class-kinds';
import { useT } from '../../../../lib/texts.ts';
import { AudienceFields } from '../../../../shared/audience/AudienceFields.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import classes from './Edit.module.css';
import { TeacherField } from './TeacherField.tsx';
import type { FieldsProps } from './use-class-form.ts';

/** Name, kind, teacher and audience. */
export function BasicsPanel({ form: { draft, problems, change, textField } }: FieldsProps) {
  const t = useT('teaching');
  const activity = useT('activity');
  return (
    <Panel title={t('teaching.basics')}>
      <Stack>
        <TextInput label={t('teaching.name')} required autoComplete="off" {...textField('title')} />
        <Textarea label={t('teaching.introduction')} rows={3} {...textField('introduction')} />
        <div className={classes.fields}>
          <ChoiceField
            label={t('teaching.kind')}
            choices={classKinds}
            nameOf={(kind) => t(`teaching.kind.${kind}`)}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <ChoiceField
            label={t('teaching.trainType')}
            choices={Object.values(TrainType)}
            nameOf={(type) => activity(trainTypeLabels[type])}
            value={draft.trainType}
            onChange={(trainType) => change({ trainType })}
          />
          <ChoiceField
            label={t('teaching.classType')}
            choices={Object.values(ClassType)}
            nameOf={(type) => activity(classTypeLabels[type])}
            value={draft.classType}
            onChange={(classType) => change({ classType })}
          />
        </div>
        <TeacherField teacher={draft.teacher} error={problems.teacher} onChange={(teacher) => change({ teacher })} />
        <AudienceFields draft={draft} error={problems.organizations} onChange={change} />
      </Stack>
    </Panel>
  );
}
