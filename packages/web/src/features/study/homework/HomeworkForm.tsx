import { Textarea } from '@mantine/core';
import { homeworkLimits } from '@shuyuan/contract/study/homework/homework-states';
import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { UploadField } from '../../../shared/files/upload-field/UploadField.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { HomeworkActions } from './HomeworkActions.tsx';
import { HomeworkMark } from './HomeworkMark.tsx';
import { PassedWork } from './PassedWork.tsx';
import type { HomeworkTarget, OwnHomework } from './own-homework.ts';
import { useHomeworkForm } from './use-homework-form.ts';

type Props = { target: HomeworkTarget; work: OwnHomework };

/** The learner's own work: a draft is kept on the server, what was handed in is replaced until it is marked. */
export function HomeworkForm({ target, work }: Props) {
  const t = useT('study');
  const { form, kept, removeKept, save, elsewhere, isBusy } = useHomeworkForm(target, work);
  return (
    <Panel title={t('study.homework.mine')}>
      <Stack gap={16}>
        <HomeworkMark work={work} />
        {work.state === 'passed' ? (
          <PassedWork work={work} />
        ) : (
          <>
            <Textarea
              label={t('study.homework.text')}
              autosize
              minRows={6}
              maxRows={24}
              maxLength={homeworkLimits.textMax}
              {...form.textField('text')}
            />
            <FileLinks
              label={t('study.homework.files')}
              files={kept}
              remove={{ labelOf: (name) => t('study.homework.removeFile', { name }), onRemove: removeKept }}
            />
            <UploadField
              name={`homework-${target.sectionKey}`}
              label={t('study.homework.files')}
              rule="handIn"
              value={form.draft.files}
              maxFiles={Math.max(1, homeworkLimits.files - kept.length)}
              onChange={(files) => form.change({ files })}
            />
            <HomeworkActions
              work={work}
              elsewhere={elsewhere}
              isBusy={isBusy}
              error={form.problems.form}
              onSave={save}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
