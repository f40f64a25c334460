import { QuestionKind } from '@shuyuan/contract/community/questions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../platform/context.ts';
import { lockAccountAccess } from '../../../teams/index.ts';
import { isCircleOffered } from '../../circles/circle.policy.ts';
import { areCirclesOpen } from '../../community-switches.ts';
import { findOfferedTopics } from '../../topics/topic.store.ts';

export type Spoken = { readonly kind: QuestionKind; readonly accountId?: string | undefined };
export type SpokenBy = {
  readonly accountId: string | null;
  /** Settings go by it. */
  readonly organizationId: string;
};

/** TEAM-18: an account speaks through any of its people as long as it is open. Held, so that it stays open until then. */
export async function lockVoice(tx: Tx, ctx: Context, { kind, accountId }: Spoken): Promise<SpokenBy> {
  const isOwn = kind === QuestionKind.ask;
  demand(isOwn === (accountId === undefined), 'request.invalid', {
    problems: [{ field: 'accountId', rule: isOwn ? 'unexpected' : 'required' }],
  });
  if (accountId === undefined) return { accountId: null, organizationId: ctx.actor.organizationId };
  const { account, callerRole } = await lockAccountAccess(tx, ctx, accountId);
  demand(callerRole !== null && account.state === 'active', 'auth.forbidden');
  return { accountId, organizationId: account.organizationId };
}

type Places = {
  readonly topicIds: readonly string[];
  readonly circleId?: string | undefined;
};
/** What it carries already stays its own, also when nobody else may choose it any more. */
type Placement = { readonly topicIds: readonly string[]; readonly circleId: string | null };
const nothing: Placement = { topicIds: [], circleId: null };

/** Where circles are closed the form of an edit has none to send: what stands in one stays there (D-142). */
const keptCircle = async (ctx: Context, { circleId }: Placement): Promise<string | null> =>
  circleId !== null && !(await areCirclesOpen(ctx)) ? circleId : null;

/** The topics and the circle are there to be chosen. */
export async function choosePlaces(ctx: Context, { topicIds, circleId }: Places, kept: Placement = nothing) {
  const chosen = [...new Set(topicIds)];
  const fresh = chosen.filter((id) => !kept.topicIds.includes(id));
  const offered = await findOfferedTopics(ctx.read, ctx.actor.tenantId, fresh);
  demand(offered.length === fresh.length, 'question.unknown-topic');
  const isCircleKnown = circleId === undefined || circleId === kept.circleId || (await isCircleOffered(ctx, circleId));
  demand(isCircleKnown, 'question.unknown-circle');
  return { topicIds: chosen, circleId: circleId ?? (await keptCircle(ctx, kept)) };
}
