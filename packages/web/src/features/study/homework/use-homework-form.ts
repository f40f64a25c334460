import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { readHomework, saveHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import type { HomeworkTarget, OwnHomework } from './own-homework.ts';

type Draft = { readonly text: string; readonly files: readonly UploadedFile[] };

/** The draft of a work, the files it has already, and the ways to keep it and to hand it in. */
export function useHomeworkForm(target: HomeworkTarget, work: OwnHomework) {
  const t = useT('study');
  const [kept, setKept] = useState<OwnHomework['files']>(work.files);
  const form = useDraftForm<Draft>({
    initial: { text: work.text, files: [] },
    refusals: refusalsOfForm(['sensitive.found', 'homework.empty', 'homework.wrong-state', 'course.unknown-file']),
  });
  const write = useWrite(saveHomework, {
    claims: form.claims,
    refreshes: [readHomework, readChapterInfo, findCourseBasicInfo, listCourses],
    onSuccess: (saved, { isSubmitted }) => {
      setKept(saved.files);
      form.change({ files: [] });
      showNotice(t(isSubmitted ? 'study.homework.sent' : 'study.homework.kept'), 'success');
    },
  });
  const save = (isSubmitted: boolean): void =>
    form.submit(({ text, files }) => {
      const fileIds = [...kept, ...files].map(({ id }) => id);
      write.mutate({ ...target, text, fileIds, isSubmitted }, { onError: form.refuse });
    });
  const removeKept = (id: string): void => setKept(kept.filter((file) => file.id !== id));
  return { form, kept, removeKept, save, isBusy: write.isPending };
}
