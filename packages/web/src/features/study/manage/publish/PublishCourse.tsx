import { previewPublish } from '@shuyuan/contract/study/courses/manage.wire';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import type { CourseForm } from '../course-form.ts';
import { MidwayChoiceField } from './MidwayChoiceField.tsx';
import { MidwayTable } from './MidwayTable.tsx';
import { PublishFacts } from './PublishFacts.tsx';
import { usePublish } from './use-publish.ts';

type Props = { course: CourseForm; onClose: () => void };

/** The effect of publishing before it is done: for how many people, what is new, and what becomes of those midway. */
export function PublishCourse({ course, onClose }: Props) {
  const t = useT('courses');
  const [paging, setPaging] = useState({ page: 1, pageSize: 5 });
  const preview = useRead(previewPublish, { id: course.id, ...paging }, { claims: 'notices', gcTime: 0 });
  const isReady = preview.data?.problems.length === 0;
  const { form, send, isBusy } = usePublish(course, { isReady, onPublished: onClose });
  return (
    <DraftDialog
      form={form}
      width={720}
      title={t('courses.publish.title', { title: course.title })}
      submitLabel={t('courses.publish')}
      isBusy={isBusy}
      onSend={({ midway }) => send(midway)}
      onClose={onClose}
    >
      <ReadStates read={preview} failed={t('courses.publish.failed')} shape="list" count={3}>
        {(data) => (
          <>
            <PublishFacts course={course} preview={data} />
            {data.recordCount === 0 ? (
              <HintText>{t('courses.midway.none')}</HintText>
            ) : (
              <>
                <MidwayTable preview={data} paging={paging} onPaging={setPaging} />
                <MidwayChoiceField value={form.draft.midway} onChange={(midway) => form.change({ midway })} />
              </>
            )}
          </>
        )}
      </ReadStates>
    </DraftDialog>
  );
}
