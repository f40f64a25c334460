import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { canRevise } from './bank.policy.ts';
import { findQuestion } from './question.store.ts';
import { listQuestions, listSimilar, listTags, listVersions, type QuestionFilters } from './question-list.store.ts';

type Reading = { readonly id: string; readonly version?: number | undefined };

export async function readBankQuestion({ read, actor }: Context, { id, version: number }: Reading) {
  const row = await findQuestion(read, { tenantId: actor.tenantId, id, number });
  demand(row, 'request.not-found');
  const { authorId: _, version: latestVersion, number: version, createdAt, ...rest } = row;
  return { ...rest, version, latestVersion, updateTime: createdAt.getTime(), can: { revise: canRevise(actor, row) } };
}

export async function listBankQuestions(
  { read, actor }: Context,
  { page, pageSize, ...filters }: Paging & QuestionFilters,
) {
  const { rows, total } = await listQuestions(read, { tenantId: actor.tenantId, ...filters }, { page, pageSize });
  const items = rows.map(({ updatedAt, authorId, useCount, ...row }) => ({
    ...row,
    useCount: Number(useCount),
    updateTime: updatedAt.getTime(),
    can: { revise: canRevise(actor, { authorId }) },
  }));
  return { items, recordCount: total };
}

/** A question always has a version: none is a question nobody knows. */
export async function listQuestionVersions(
  { read, actor }: Context,
  { id, ...paging }: Paging & { readonly id: string },
) {
  const { rows, total } = await listVersions(read, { tenantId: actor.tenantId, id }, paging);
  demand(total > 0, 'request.not-found');
  const items = rows.map(({ number, createdAt, answerCount, ...row }) => ({
    ...row,
    version: number,
    answerCount: Number(answerCount),
    updateTime: createdAt.getTime(),
  }));
  return { items, recordCount: total };
}

export async function listBankTags({ read, actor }: Context) {
  const rows = await listTags(read, actor.tenantId);
  return { items: rows.map(({ tag, questionCount }) => ({ tag, questionCount: Number(questionCount) })) };
}

type Similar = { readonly text: string; readonly exceptId?: string | undefined };

export const findSimilarQuestions = async ({ read, actor }: Context, { text, exceptId }: Similar) => ({
  items: await listSimilar(read, { tenantId: actor.tenantId, text, exceptId }),
});
