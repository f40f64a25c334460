import { maxAssistants } from '@shuyuan/contract/assistant/assistants';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import * as store from './assistant.store.ts';

type Form = store.AssistantFields & { readonly isCompanyWide: boolean };

/** D-159: what is told to everybody's assistant is a setting of the company. */
function demandKeeper({ actor }: Context, owner: store.Owner): void {
  demand(owner !== null || actor.capabilities.has('config.write'), 'auth.forbidden');
}

const readerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });
const ownerFor = ({ actor }: Context, { isCompanyWide }: Form): store.Owner => (isCompanyWide ? null : actor.id);

/** Two spellings of a label are two labels, the same twice is one. */
const fieldsOf = ({ name, prompt, labels }: Form): store.AssistantFields => ({
  name,
  prompt,
  labels: [...new Set(labels)],
});

async function demandRoom(tx: Tx, ctx: Context, owner: store.Owner): Promise<void> {
  const { tenantId } = ctx.actor;
  await store.lockOwner(tx, tenantId, owner);
  demand((await store.countOwned(tx, tenantId, owner)) < maxAssistants, 'assistant.too-many', { max: maxAssistants });
}

const judged = (ctx: Context, { name, prompt, labels }: Form): Promise<void> =>
  refuseSensitive(ctx, [name, prompt, ...labels]);

/** AI-31 */
export async function createAssistant(ctx: Context, form: Form) {
  const ownerId = ownerFor(ctx, form);
  demandKeeper(ctx, ownerId);
  await judged(ctx, form);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await demandRoom(tx, ctx, ownerId);
    const kept = { ownerId, fields: fieldsOf(form), at: new Date(ctx.now()) };
    const isFree = await store.insertAssistant(tx, { id, tenantId: ctx.actor.tenantId, ...kept });
    demand(isFree, 'assistant.name-taken');
  });
  return { id };
}

/** AI-31: one's own may become the company's and the other way round, by whoever keeps both. */
export async function changeAssistant(ctx: Context, { id, ...form }: Form & { readonly id: string }) {
  const ownerId = ownerFor(ctx, form);
  await judged(ctx, form);
  await ctx.inTransaction(async (tx) => {
    const before = await store.lockAssistant(tx, readerOf(ctx), id);
    demand(before, 'request.not-found');
    demandKeeper(ctx, before.ownerId);
    demandKeeper(ctx, ownerId);
    if (before.ownerId !== ownerId) await demandRoom(tx, ctx, ownerId);
    const isFree = await store.updateAssistant(tx, id, { ownerId, fields: fieldsOf(form), at: new Date(ctx.now()) });
    demand(isFree, 'assistant.name-taken');
  });
  return { id };
}

/** AI-31 */
export async function removeAssistant(ctx: Context, { id }: { readonly id: string }) {
  await ctx.inTransaction(async (tx) => {
    const before = await store.lockAssistant(tx, readerOf(ctx), id);
    demand(before, 'request.not-found');
    demandKeeper(ctx, before.ownerId);
    await store.deleteAssistant(tx, id);
  });
  return { id };
}
