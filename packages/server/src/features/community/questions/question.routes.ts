import * as drafts from '@shuyuan/contract/community/draft.wire';
import {
  listCollectedQuestions,
  listFollowedQuestions,
  readMyStatistic,
} from '@shuyuan/contract/community/question-action.wire';
import * as wire from '@shuyuan/contract/community/question.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { createQuestion } from './publish/create-question.ts';
import { readDraft, removeDraft, saveDraft } from './drafts/store-draft.ts';
import { listManagedQuestions } from './lists/list-managed.ts';
import * as own from './lists/list-own.ts';
import * as lists from './lists/list-questions.ts';
import { activateQuestion, closeQuestion, removeQuestion } from './move-question.ts';
import { findQuestion, readQuestion } from './read-question.ts';
import { updateQuestion } from './publish/update-question.ts';

export const questionRoutes: readonly Route[] = [
  on(wire.createQuestion, createQuestion),
  on(wire.updateQuestion, updateQuestion),
  on(wire.findQuestion, findQuestion),
  on(wire.readQuestion, readQuestion),
  on(wire.listQuestions, lists.listQuestions),
  on(wire.listHotQuestions, lists.listHotQuestions),
  on(wire.recommendQuestions, lists.recommendQuestions),
  on(wire.recommendBeside, lists.recommendBeside),
  on(wire.listTopicQuestions, lists.listTopicQuestions),
  on(wire.listAccountQuestions, lists.listAccountQuestions),
  on(wire.listManagedQuestions, listManagedQuestions),
  on(wire.removeQuestion, removeQuestion),
  on(wire.activateQuestion, activateQuestion),
  on(wire.closeQuestion, closeQuestion),
  on(drafts.saveDraft, saveDraft),
  on(drafts.readDraft, readDraft),
  on(drafts.removeDraft, removeDraft),
  on(listFollowedQuestions, own.listFollowedQuestions),
  on(listCollectedQuestions, own.listCollectedQuestions),
  on(readMyStatistic, own.readMyStatistic),
];
