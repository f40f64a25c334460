import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { recordAudit } from '../../../platform/audit.ts';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { countAccounts } from '../../community/index.ts';
import { grantFact } from '../../people/index.ts';
import { insertAccount } from '../account.store.ts';
import { savePlace } from '../member.store.ts';
import { replaceTopics } from '../topic.store.ts';
import type { ApplicationRow } from './application.store.ts';

/** D-092: the account that was asked for, with its owner and its topics. Whoever has an expert account is an expert. */
export async function createAccount(
  tx: Tx,
  ctx: ContextOf<{ readonly id: string } | null>,
  asked: ApplicationRow,
): Promise<void> {
  const { id, tenantId, applicantId, enjoyType, topicIds, name } = asked;
  const at = new Date(ctx.now());
  await insertAccount(tx, { ...asked, createdAt: at });
  await replaceTopics(tx, { tenantId, accountId: id, topicIds });
  await countAccounts(tx, { ids: topicIds, delta: 1 });
  await savePlace(tx, { tenantId, accountId: id, memberId: applicantId, memberType: TeamMemberType.owner, at });
  if (enjoyType === EnjoyType.expert) await grantFact(tx, ctx, { tenantId, memberId: applicantId, fact: 'expert' });
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'share-account.created',
    subject: { kind: 'share-account', id },
    after: { name, enjoyType, ownerId: applicantId },
  });
}
