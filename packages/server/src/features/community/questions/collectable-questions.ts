import { QuestionKind } from '@shuyuan/contract/community/questions';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Context } from '../../../platform/context.ts';
import type { Collectable } from '../../system/index.ts';
import { countQuestion } from './question.store.ts';
import { openQuestion } from './questions.policy.ts';

/** A question and what an account shares are two kinds wherever kinds meet (ENUM-11). */
export const businessTypeOf = (kind: QuestionKind): BusinessType =>
  kind === QuestionKind.ask ? BusinessType.askContent : BusinessType.shareContent;

const maySee =
  (wanted: BusinessType) =>
  (ctx: Context, id: string): Promise<boolean> =>
    openQuestion(ctx, id).then(
      ({ kind }) => businessTypeOf(kind) === wanted,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );

/** D-148: what is published as people collect it. */
export const collectableQuestions: readonly Collectable[] = [BusinessType.askContent, BusinessType.shareContent].map(
  (businessType) => ({
    businessType,
    maySee: maySee(businessType),
    count: (tx, id, delta) => countQuestion(tx, id, { counter: 'collect', delta }),
  }),
);
