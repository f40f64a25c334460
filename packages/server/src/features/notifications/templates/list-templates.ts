import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { messageTemplates, templateOf, type TemplateSpec } from '@shuyuan/contract/notifications/message-templates';
import type { Context } from '../../../platform/context.ts';
import { defaultText } from '../notice-words.ts';
import { listTemplateRows, type TemplateRow } from './template.store.ts';

function viewOf({ code, area, placeholders }: TemplateSpec, language: Language, own: TemplateRow | undefined) {
  const standard = defaultText(language, code);
  return {
    code,
    language,
    area,
    placeholders: [...placeholders],
    text: own?.text ?? standard,
    defaultText: standard,
    isOwn: own !== undefined,
    revision: own?.revision ?? 0,
    updatedAt: own?.updatedAt.getTime() ?? null,
    updatedBy: own?.updatedBy ?? null,
  };
}

async function rowsByCode(ctx: Context, language: Language): Promise<ReadonlyMap<string, TemplateRow>> {
  const rows = await listTemplateRows(ctx.read, { tenantId: ctx.actor.tenantId, language });
  return new Map(rows.map((row) => [row.code, row]));
}

export async function listTemplates(ctx: Context, { language }: { readonly language: Language }) {
  const own = await rowsByCode(ctx, language);
  return { items: messageTemplates.map((spec) => viewOf(spec, language, own.get(spec.code))) };
}

/** SITE-08 */
export async function readTemplate(ctx: Context, { code, language }: { code: string; language: Language }) {
  const spec = templateOf(code);
  demand(spec, 'request.not-found');
  return viewOf(spec, language, (await rowsByCode(ctx, language)).get(code));
}
