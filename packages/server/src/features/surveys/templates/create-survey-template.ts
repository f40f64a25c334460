import { demand } from '@shuyuan/contract/kernel/app-error';
import { surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openManagedSurvey } from '../survey.policy.ts';
import { countTemplates, deleteTemplate, findTemplate, insertTemplate } from './template.store.ts';

/** The questions of a survey become a template of the company; its audience, times and coins do not. */
export async function createSurveyTemplate(ctx: Context, { surveyId }: { readonly surveyId: string }) {
  const { tenantId, id: authorId } = ctx.actor;
  const { kind, title, introduction, isAnonymous, questions } = await openManagedSurvey(ctx, surveyId);
  demand(questions.length > 0, 'survey.incomplete', { problem: 'no-questions' });
  demand((await countTemplates(ctx.read, tenantId)) < surveyLimits.templates, 'survey.too-many-templates', {
    max: surveyLimits.templates,
  });
  const id = newId(ctx.now());
  const template = { id, tenantId, authorId, kind, title, introduction, isAnonymous, questions };
  await ctx.inTransaction((tx) => insertTemplate(tx, { ...template, at: new Date(ctx.now()) }));
  return { id };
}

/** One's own, or any for those who manage all surveys; others of the company use it and leave it. */
export async function removeSurveyTemplate(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: actorId, capabilities } = ctx.actor;
  const template = await findTemplate(ctx.read, tenantId, id);
  demand(template, 'request.not-found');
  demand(template.authorId === actorId || capabilities.has('survey.manageAll'), 'auth.forbidden');
  await ctx.inTransaction((tx) => deleteTemplate(tx, id));
  return {};
}
