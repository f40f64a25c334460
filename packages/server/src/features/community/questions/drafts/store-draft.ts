import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/new-id.ts';
import { priceSettingOf, toPriceOut } from '../../../pricing/index.ts';
import { openAccount } from '../../../teams/index.ts';
import { isCircleOffered } from '../../circles/circle.policy.ts';
import { isCommunityOpen } from '../../community-switches.ts';
import { removeUnused } from '../../../files/index.ts';
import { cleanText, hasTooManyTags } from '../../rich-text.ts';
import { claimQuestionFiles, releaseQuestionFiles } from '../publish/claim-question-files.ts';
import * as store from './draft.store.ts';

type DraftFields = store.DraftFields;
type Spoken = { readonly accountId?: string | undefined };

const voiceOf = ({ actor }: Context, { accountId }: Spoken): store.Voice => ({
  memberId: actor.id,
  accountId: accountId ?? null,
});

/** Whoever is no longer one of its people does not speak for an account. */
async function openVoice(ctx: Context, spoken: Spoken): Promise<store.Voice> {
  const { accountId } = spoken;
  demand(await isCommunityOpen(ctx), 'request.not-found');
  if (accountId !== undefined) demand((await openAccount(ctx, accountId)).callerRole !== null, 'auth.forbidden');
  return voiceOf(ctx, spoken);
}

/** COMM-17, D-140. The pictures and files in it are the draft's until it is published: nobody sweeps them up meanwhile. */
export async function saveDraft(ctx: Context, { accountId, price, ...form }: store.Form & Spoken) {
  const voice = await openVoice(ctx, { accountId });
  demand(!hasTooManyTags(form.content), 'question.too-long');
  const { html, pictures } = cleanText(form.content);
  const fields: DraftFields = {
    ...form,
    content: html,
    ...(price && { price: toPriceOut(priceSettingOf(price)) }),
  };
  const at = new Date(ctx.now());
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId } = within.actor;
      const id = await store.upsertDraft(tx, { id: newId(ctx.now()), tenantId, ...voice, fields, at });
      await claimQuestionFiles(tx, within, { ...fields, pictures, subjectId: id });
      return { id, updateTime: at.getTime() };
    }),
  );
}

/** The columns and the circle of it that may still be chosen: the form shows no others, and cannot take them out. */
async function placesOf(ctx: Context, { accountId }: store.Voice, { columnIds, circleId }: DraftFields) {
  const living = accountId === null ? [] : await store.listLivingColumns(ctx.read, accountId, columnIds);
  const isOffered = circleId !== undefined && (await isCircleOffered(ctx, circleId));
  return { columnIds: columnIds.filter((id) => living.includes(id)), ...(isOffered && { circleId }) };
}

/** Who has lost a voice still finds what they wrote with it, to take it away. */
async function findOwn(ctx: Context, spoken: Spoken) {
  demand(await isCommunityOpen(ctx), 'request.not-found');
  const draft = await store.findDraft(ctx.read, voiceOf(ctx, spoken));
  if (!draft) await openVoice(ctx, spoken);
  return draft;
}

/** COMM-17. What has gone since is left out. */
export async function readDraft(ctx: Context, spoken: Spoken) {
  const voice = voiceOf(ctx, spoken);
  const draft = await findOwn(ctx, spoken);
  if (!draft) return { draft: null };
  const { tenantId } = ctx.actor;
  const { id, fields, updatedAt } = draft;
  const [own, topics, places] = await Promise.all([
    store.listDraftFiles(ctx.read, tenantId, id),
    store.listTopicNames(ctx.read, tenantId, fields.topicIds),
    placesOf(ctx, voice, fields),
  ]);
  const byId = new Map(own.map((file) => [file.id, file]));
  const named = new Map(topics.map((topic) => [topic.topicId, topic]));
  const files = fields.fileIds.flatMap((fileId) => byId.get(fileId) ?? []);
  const cover = byId.get(fields.coverFileId ?? '');
  const { kind, title, content, price } = fields;
  return {
    draft: {
      ...places,
      id,
      kind,
      title,
      content,
      ...(price && { price }),
      ...(voice.accountId !== null && { accountId: voice.accountId }),
      ...(cover && { coverFileId: cover.id }),
      topicIds: fields.topicIds.filter((topicId) => named.has(topicId)),
      topics: fields.topicIds.flatMap((topicId) => named.get(topicId) ?? []),
      fileIds: files.map((file) => file.id),
      files: files.map((file) => ({ id: file.id, name: file.name, sizeBytes: Number(file.size) })),
      coverPath: cover ? `/files/${cover.path}` : null,
      updateTime: updatedAt.getTime(),
    },
  };
}

/** COMM-17. */
export async function removeDraft(ctx: Context, { id }: { readonly id: string }) {
  const unused = await ctx.inTransaction(async (tx) => {
    demand(await store.deleteDraft(tx, ctx.actor.id, id), 'request.not-found');
    return releaseQuestionFiles(tx, { tenantId: ctx.actor.tenantId, subjectId: id });
  });
  await removeUnused(ctx, unused);
  return { id };
}
