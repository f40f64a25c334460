import type { Context } from '../../platform/context.ts';
import { listBanks } from './bank.store.ts';

export async function listPracticeBanks({ read, actor: { tenantId, id: memberId } }: Context) {
  const rows = await listBanks(read, { tenantId, memberId });
  return { items: rows.map(({ questionCount, ...row }) => ({ ...row, questionCount: Number(questionCount) })) };
}
