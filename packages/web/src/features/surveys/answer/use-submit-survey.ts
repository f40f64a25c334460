import type { Answers } from '@shuyuan/contract/surveys/answers';
import { listPositionPaths, listPositionStudy, readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { listSurveys, readSurvey, submitSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { answerDraft } from './answer-draft.ts';

const claims = ['survey.wrong-state', 'survey.answered-already', 'survey.wrong-answers'] as const;

/** A survey may be a section of a course, a subject or a path, which is finished by being answered. */
const studyReads = [
  openSection,
  readChapterInfo,
  findCourseBasicInfo,
  listCourses,
  readSubject,
  listSubjects,
  readPositionBasicInfo,
  listPositionStudy,
  listPositionPaths,
];

/** Sends answers. A refusal is shown below them, and the survey is read again: it may be closed or answered by now. */
export function useSubmitSurvey(id: string, onSent: () => void) {
  const refresh = useRefresh();
  const submit = useWrite(submitSurvey, {
    claims,
    refreshes: [listSurveys, readSurvey, ...studyReads],
    onSuccess: () => {
      answerDraft(id).remove();
      onSent();
    },
  });
  return {
    send: (answers: Answers): void => submit.mutate({ id, answers }, { onError: () => refresh(readSurvey) }),
    isBusy: submit.isPending,
    problem: claimedText(submit.error, claims),
  };
}
