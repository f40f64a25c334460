import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { homeworkLimits } from '@shuyuan/contract/study/homework/homework-states';
import { readHomework, saveHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import type { Elsewhere, HomeworkTarget, MergeChoice, OwnHomework } from './own-homework.ts';

type Draft = { readonly text: string; readonly files: readonly UploadedFile[] };
const shownRefusals = [
  'sensitive.found',
  'homework.empty',
  'homework.wrong-state',
  'course.unknown-file',
  'request.stale',
] as const;

const mergedText = (choice: MergeChoice, { mine, saved }: { mine: string; saved: string }): string =>
  ({ mine, saved, both: `${saved}\n\n${mine}` })[choice];

/** Both texts in one, where there are two that differ and one work has room for them. */
const choicesFor = (texts: { mine: string; saved: string }): MergeChoice[] => {
  const isWorth = texts.mine !== texts.saved && texts.mine.trim() !== '' && texts.saved.trim() !== '';
  const hasRoom = mergedText('both', texts).length <= homeworkLimits.textMax;
  return isWorth && hasRoom ? ['mine', 'saved', 'both'] : ['mine', 'saved'];
};

/** The draft of a work, the files it has already, and the ways to keep it and to hand it in. */
export function useHomeworkForm(target: HomeworkTarget, work: OwnHomework) {
  const t = useT('study');
  const refresh = useRefresh();
  const [kept, setKept] = useState<OwnHomework['files']>(work.files);
  /** Of what this page has read or written; the work may have gone on elsewhere. */
  const [revision, setRevision] = useState(work.revision);
  const form = useDraftForm<Draft>({
    initial: { text: work.text, files: [] },
    refusals: refusalsOfForm(shownRefusals),
  });
  const write = useWrite(saveHomework, {
    claims: form.claims,
    refreshes: [readHomework, readChapterInfo, findCourseBasicInfo, listCourses],
    onSuccess: (saved, { isSubmitted }) => {
      setKept(saved.files);
      setRevision(saved.revision);
      form.change({ files: [] });
      showNotice(t(isSubmitted ? 'study.homework.sent' : 'study.homework.kept'), 'success');
    },
  });
  const refuse = (error: unknown): void => {
    form.refuse(error);
    if (error instanceof ApiError && error.code === 'request.stale') refresh(readHomework);
  };
  const save = (isSubmitted: boolean): void =>
    form.submit(({ text, files }) => {
      const fileIds = [...kept, ...files].map(({ id }) => id);
      write.mutate({ ...target, text, fileIds, isSubmitted, revision }, { onError: refuse });
    });
  const texts = { mine: form.draft.text, saved: work.text };
  /** Files of both stay: what is too much is taken out by hand. */
  const merge = (choice: MergeChoice): void => {
    form.change({ text: mergedText(choice, texts) });
    setKept(work.files);
    setRevision(work.revision);
  };
  const removeKept = (id: string): void => setKept(kept.filter((file) => file.id !== id));
  const elsewhere: Elsewhere | null = work.revision > revision ? { choices: choicesFor(texts), merge } : null;
  return { form, kept, removeKept, save, elsewhere, isBusy: write.isPending };
}
