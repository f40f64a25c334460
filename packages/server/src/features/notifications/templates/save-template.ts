import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { templateOf } from '@shuyuan/contract/notifications/message-templates';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { checkWording } from './check-wording.ts';
import { readTemplate } from './list-templates.ts';
import { deleteTemplateRow, saveTemplateRow } from './template.store.ts';

type TemplateInput = { readonly code: string; readonly language: Language };

const subjectOf = ({ code, language }: TemplateInput) => ({ kind: 'message-template', id: `${code}/${language}` });

/** D-198 */
export async function saveTemplate(
  ctx: Context,
  input: TemplateInput & { readonly text: string; readonly revision: number },
) {
  const { code, language, text, revision } = input;
  checkWording(code, text);
  await refuseSensitive(ctx, [text]);
  const { tenantId, id: by } = ctx.actor;
  const { text: before, revision: current } = await readTemplate(ctx, input);
  await ctx.inTransaction(async (tx) => {
    const change = { tenantId, code, language, text, revision, by, at: new Date(ctx.now()) };
    demand(await saveTemplateRow(tx, change), 'request.stale', { revision: current });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'message-template.changed',
      subject: subjectOf(input),
      before: { language, text: before },
      after: { language, text },
    });
  });
  return readTemplate(ctx, input);
}

/** Asked again it changes nothing, and nothing is in the trail. */
export async function resetTemplate(ctx: Context, { code, language }: TemplateInput) {
  demand(templateOf(code), 'request.not-found');
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const text = await deleteTemplateRow(tx, { tenantId, code, language });
    if (text === undefined) return;
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'message-template.reset',
      subject: subjectOf({ code, language }),
      before: { language, text },
    });
  });
  return readTemplate(ctx, { code, language });
}
