import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { findTypeNamed, listTypes } from './topic-type.store.ts';
import { findTopic, type Listed, listFollowed, listTopicNames, listTopics } from './topic.store.ts';

/** As many as a picker shows at once; whoever looks for another one types. */
const mostOffered = 50;
/** A company keeps its kinds by hand; they are read whole. */
const mostTypes = 200;

type Query = { readonly search?: string | undefined; readonly typeId?: string | undefined };
const readerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

/** Whether a topic is still offered is for whoever keeps them in order. */
const asCards = ({ items, recordCount }: Listed) => ({
  items: items.map(({ isHidden: _hidden, ...card }) => card),
  recordCount,
});

/** SYSTEM-06 */
export const selectTopics = async ({ actor, read }: Context, wanted: Query) => ({
  items: await listTopicNames(read, actor.tenantId, { ...wanted, limit: mostOffered }),
});

/** SYSTEM-06 */
export const selectTopicPages = async (ctx: Context, { search, typeId, ...paging }: Query & Paging) =>
  asCards(await listTopics(ctx.read, readerOf(ctx), { search, typeId, paging, order: 'name' }));

/** SYSTEM-06, COMM-44 */
export const selectHotTopics = async (ctx: Context, { typeId, ...paging }: Pick<Query, 'typeId'> & Paging) =>
  asCards(await listTopics(ctx.read, readerOf(ctx), { typeId, paging, order: 'hot' }));

/** COMM-38 */
export const listFollowedTopics = async (ctx: Context, paging: Paging) =>
  asCards(await listFollowed(ctx.read, readerOf(ctx), paging));

export const listManagedTopics = (ctx: Context, { search, typeId, ...paging }: Query & Paging) =>
  listTopics(ctx.read, readerOf(ctx), { search, typeId, paging, order: 'name', withHidden: true });

/** COMM-36. A hidden one is still read by whoever comes from something that carries it. */
export async function readTopic(ctx: Context, { id }: { readonly id: string }) {
  const topic = await findTopic(ctx.read, readerOf(ctx), id);
  demand(topic, 'request.not-found');
  const { isHidden: _hidden, ...card } = topic;
  return card;
}

/** SYSTEM-07 */
export const listTopicTypes = async ({ actor, read }: Context) => ({
  items: await listTypes(read, actor.tenantId, mostTypes),
});

/** SYSTEM-07 */
export const findTopicType = async ({ actor, read }: Context, { name }: { readonly name: string }) => ({
  topicType: (await findTypeNamed(read, actor.tenantId, name)) ?? null,
});
