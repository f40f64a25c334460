import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { countTemplates, findTemplate, listTemplates } from './template.store.ts';

export async function listSurveyTemplates({ read, actor }: Context, paging: Paging) {
  const { tenantId, id: actorId, capabilities } = actor;
  const rows = await listTemplates(read, tenantId, paging);
  const items = rows.map(({ authorId, createdAt, ...row }) => ({
    ...row,
    createTime: createdAt.getTime(),
    can: { remove: authorId === actorId || capabilities.has('survey.manageAll') },
  }));
  return { items, recordCount: await countTemplates(read, tenantId) };
}

export async function readSurveyTemplate({ read, actor }: Context, { id }: { readonly id: string }) {
  const template = await findTemplate(read, actor.tenantId, id);
  demand(template, 'request.not-found');
  const { createdAt, ...rest } = template;
  return { ...rest, createTime: createdAt.getTime() };
}
