import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Knowledge } from '../../assistant/index.ts';
import { isOpenTo } from '../offers/find-offers.ts';
import { cleanText } from '../rich-text.ts';
import { listBestAnswers } from './best-answers.store.ts';
import { businessTypeOf } from './collectable-questions.ts';
import { openQuestion } from './questions.policy.ts';

/** What is published, with what was answered. */
export const knowledgeOfQuestions: Knowledge = {
  readWhole: async (ctx, type, id) => {
    if (type !== BusinessType.askContent && type !== BusinessType.shareContent) return null;
    const question = await openQuestion(ctx, id);
    demand(businessTypeOf(question.kind) === type, 'request.not-found');
    demand(await isOpenTo(ctx, 'question', question), 'assistant.unpaid');
    const answers = await listBestAnswers(ctx.read, id);
    return { title: question.title, text: [cleanText(question.content).text, ...answers].join('\n') };
  },
};
