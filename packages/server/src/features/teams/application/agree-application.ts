import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { lockAccount } from '../account.store.ts';
import { findOwner, listActive } from '../member.store.ts';
import type { ApplicationRow } from './application.store.ts';
import { applyChange } from './change/apply-change.ts';
import { createAccount } from './create-account.ts';
import { lockApplicant, lockName, isNameTaken, ownsExpert } from './name.store.ts';

type Problem = Extract<ErrorCode, `account.${string}`>;

async function isOwner(tx: Tx, { accountId, applicantId }: ApplicationRow): Promise<boolean> {
  if (accountId === null) return false;
  const owner = await findOwner(tx, accountId);
  return owner.id === applicantId && owner.isActive;
}

/** What became true while an application waited and keeps it from being carried out (D-090, D-092). */
async function findProblem(tx: Tx, asked: ApplicationRow): Promise<Problem | null> {
  const { id, tenantId, applicantId, name, accountId } = asked;
  await lockApplicant(tx, applicantId);
  await lockName(tx, tenantId, name);
  if (await isNameTaken(tx, { tenantId, name, accountId: accountId ?? id })) return 'account.name-taken';
  if (asked.kind === 'change') return (await isOwner(tx, asked)) ? null : 'account.wrong-state';
  if ((await listActive(tx, tenantId, [applicantId])).length === 0) return 'account.unknown-person';
  const isSecond = asked.enjoyType === EnjoyType.expert && (await ownsExpert(tx, tenantId, applicantId));
  return isSecond ? 'account.one-expert' : null;
}

type Carried = {
  /** Null: everything is as it was asked for. */
  readonly problem: Problem | null;
  readonly accountId: string | null;
  readonly unused: readonly string[];
};

/** Carries out what was agreed to, or says why it cannot be any more. */
export async function carryOut(tx: Tx, ctx: SystemContext, asked: ApplicationRow): Promise<Carried> {
  const account = asked.accountId === null ? undefined : await lockAccount(tx, asked.tenantId, asked.accountId);
  const problem = await findProblem(tx, asked);
  if (problem !== null) return { problem, accountId: asked.accountId, unused: [] };
  if (account) {
    const unused = await applyChange(tx, ctx, { account, profile: asked, byId: asked.applicantId });
    return { problem, accountId: account.id, unused };
  }
  await createAccount(tx, ctx, asked);
  return { problem, accountId: asked.id, unused: [] };
}
