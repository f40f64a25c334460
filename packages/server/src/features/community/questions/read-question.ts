import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { areCirclesOpen } from '../community-switches.ts';
import { cardsOf } from './question-cards.ts';
import { listFilesOf } from './publish/question-files.store.ts';
import { findDetails, listColumnsOf } from './question-info.store.ts';
import type { QuestionAccess } from './question.store.ts';
import { demandEditor, mayReward, openQuestion, rightsOn } from './questions.policy.ts';

async function infoOf(ctx: Context, question: QuestionAccess) {
  const { id } = question;
  const [[card], details, files, columns, hasCircles] = await Promise.all([
    cardsOf(ctx, [id]),
    findDetails(ctx.read, { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id, id }),
    listFilesOf(ctx.read, id),
    listColumnsOf(ctx.read, id),
    areCirclesOpen(ctx),
  ]);
  demand(card, 'request.not-found');
  const { circleId, circleName, updatedAt, content, ...rest } = details;
  // D-122: whoever has not paid gets nothing of it but its card.
  const isOpen = card.offer?.isOpen ?? true;
  const circle = circleId === null || circleName === null ? null : { id: circleId, name: circleName };
  return {
    ...card,
    ...rest,
    content: isOpen ? content : '',
    updateTime: updatedAt.getTime(),
    circle: hasCircles ? circle : null,
    columns,
    files: (isOpen ? files : []).map(({ size, path, kind, ...file }) => ({
      ...file,
      sizeBytes: Number(size),
      path: `/files/${path}`,
      type: kind,
    })),
    mayAccuse: question.authorId !== ctx.actor.id,
    mayReward: mayReward(ctx, question),
    rights: rightsOn(ctx, question),
  };
}

/** COMM-15. */
export const readQuestion = async (ctx: Context, { id }: { readonly id: string }) =>
  infoOf(ctx, await openQuestion(ctx, id));

/** COMM-08: the same, for whoever may change it. */
export async function findQuestion(ctx: Context, { id }: { readonly id: string }) {
  const question = await openQuestion(ctx, id);
  demandEditor(ctx, question);
  return infoOf(ctx, question);
}
