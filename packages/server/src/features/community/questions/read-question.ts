import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { areCirclesOpen } from '../community-switches.ts';
import { cardsOf } from './question-cards.ts';
import { listFilesOf } from './publish/question-files.store.ts';
import { findDetails, listColumnsOf } from './question-info.store.ts';
import type { Standing } from './question.store.ts';
import { mayReward, openQuestion, rightsOn } from './questions.policy.ts';

async function infoOf(ctx: Context, question: Standing) {
  const { id } = question;
  const [[card], details, files, columns, hasCircles] = await Promise.all([
    cardsOf(ctx, [id]),
    findDetails(ctx.read, { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id, id }),
    listFilesOf(ctx.read, id),
    listColumnsOf(ctx.read, id),
    areCirclesOpen(ctx),
  ]);
  demand(card, 'request.not-found');
  const { circleId, circleName, updatedAt, ...rest } = details;
  const circle = circleId === null || circleName === null ? null : { id: circleId, name: circleName };
  return {
    ...card,
    ...rest,
    updateTime: updatedAt.getTime(),
    circle: hasCircles ? circle : null,
    columns,
    files: files.map(({ size, path, kind, ...file }) => ({
      ...file,
      sizeBytes: Number(size),
      path: `/files/${path}`,
      type: kind,
    })),
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
  demand(rightsOn(ctx, question).mayEdit, 'auth.forbidden');
  return infoOf(ctx, question);
}
