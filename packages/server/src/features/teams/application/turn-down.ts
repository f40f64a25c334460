import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { applicationLife } from '@shuyuan/contract/teams/account-life';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { notify } from '../../notifications/index.ts';
import { findLanguage } from '../member.store.ts';
import { recordEvents } from '../record-event.ts';
import { type ApplicationRow, settleApplication } from './application.store.ts';

type Application = ApplicationRow;

/** The old profile stays; the people of the account learn why. */
export async function turnDown(
  tx: Tx,
  ctx: SystemContext,
  { asked, answer }: { readonly asked: Application; readonly answer: string },
): Promise<void> {
  const { to: state } = applicationLife.table.refuse;
  await settleApplication(tx, { ...asked, state, answer, at: new Date(ctx.now()) });
  if (asked.accountId === null) return;
  const account = { id: asked.accountId, tenantId: asked.tenantId };
  await recordEvents(tx, ctx, { account, events: [{ kind: 'changeRefused', said: { reason: answer } }] });
}

/** It was agreed to and cannot be carried out any more: its applicant learns why, in their own language. */
export async function explain(
  tx: Tx,
  ctx: SystemContext,
  { asked, problem }: { readonly asked: Application; readonly problem: ErrorCode },
): Promise<void> {
  const language = (await findLanguage(tx, asked.applicantId)) ?? ctx.language;
  const reason = errorText(language, problem, {});
  await turnDown(tx, ctx, { asked, answer: reason });
  await notify(tx, ctx, {
    kind: 'approval-result',
    text: 'refused',
    values: { title: asked.name, reason },
    tenantId: asked.tenantId,
    receivers: [asked.applicantId],
    subject: { kind: 'approval', id: asked.processId ?? asked.id },
    link: asked.accountId === null ? '/share-study/certification-info' : `/share-team/team-content/${asked.accountId}`,
  });
}
