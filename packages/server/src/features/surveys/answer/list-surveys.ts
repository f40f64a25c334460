import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { isTakingAnswers } from '@shuyuan/contract/surveys/survey-states';
import type { surveyBoxes } from '@shuyuan/contract/surveys/survey.wire';
import type { Context } from '../../../platform/context.ts';
import { headOfSurvey } from '../head-of-survey.ts';
import { managesSurvey } from '../survey.policy.ts';
import { allFor, answeredBy, listCards, type ListFilter, madeBy, waitingFor } from './list.store.ts';

type Box = (typeof surveyBoxes)[number];
type Card = Awaited<ReturnType<typeof listCards>>['items'][number];

function listingOf(ctx: Context, box: Box) {
  const { id } = ctx.actor;
  if (box === 'waiting') return waitingFor(id, new Date(ctx.now()));
  if (box === 'answered') return answeredBy(id);
  return box === 'own' ? madeBy(id) : allFor(id);
}

function cardOf(ctx: Context, card: Card) {
  const survey = { ...card, opensAt: card.opensAt?.getTime() ?? null, closesAt: card.closesAt?.getTime() ?? null };
  const { authorName, questionCount, isAnswered, isInvited, state } = survey;
  const manage = managesSurvey(ctx.actor, survey);
  return {
    ...headOfSurvey(survey),
    authorName,
    questionCount,
    isAnswered,
    answerCount: manage ? Number(survey.answerCount) : null,
    can: {
      answer: isInvited && !isAnswered && isTakingAnswers(survey, ctx.now()),
      manage,
      readResults: manage && (state === 'open' || state === 'closed'),
    },
  };
}

type ListInput = Paging & ListFilter & { readonly box: Box };

export async function listSurveys(ctx: Context, { box, search, state, ...paging }: ListInput) {
  const { id: memberId, tenantId, capabilities } = ctx.actor;
  const canReadAll = capabilities.has('survey.manageAll');
  demand(box !== 'all' || canReadAll, 'auth.forbidden');
  const listing = listingOf(ctx, box);
  const query = { reader: { tenantId, memberId }, listing, filter: { search, state }, paging };
  const { items, recordCount } = await listCards(ctx.read, query);
  const canCreate = capabilities.has('survey.create');
  return { items: items.map((card) => cardOf(ctx, card)), recordCount, canCreate, canReadAll };
}
