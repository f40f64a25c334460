import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, together } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/new-id.ts';
import { openAccount } from '../../../teams/index.ts';
import { isCommunityOpen } from '../../community-switches.ts';
import { removeUnused } from '../../covers.ts';
import { cleanText } from '../../rich-text.ts';
import { claimQuestionFiles, releaseQuestionFiles } from '../publish/claim-question-files.ts';
import { deleteDraft, type DraftFields, findDraft, listDraftFiles, listTopicNames, putDraft } from './draft.store.ts';

type Spoken = { readonly accountId?: string | undefined };

/** Whoever is no longer one of its people does not speak for an account. */
async function openVoice(ctx: Context, { accountId }: Spoken) {
  demand(await isCommunityOpen(ctx), 'request.not-found');
  if (accountId !== undefined) demand((await openAccount(ctx, accountId)).standing !== null, 'auth.forbidden');
  return { memberId: ctx.actor.id, accountId: accountId ?? null };
}

/** COMM-17, D-140. The pictures and files in it are the draft's until it is published: nobody sweeps them up meanwhile. */
export async function saveDraft(ctx: Context, { accountId, ...form }: DraftFields & Spoken) {
  const voice = await openVoice(ctx, { accountId });
  const { html, pictures } = cleanText(form.content);
  const fields: DraftFields = { ...form, content: html };
  const at = new Date(ctx.now());
  return together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId } = within.actor;
      const id = await putDraft(tx, { id: newId(ctx.now()), tenantId, ...voice, fields, at });
      await claimQuestionFiles(tx, within, { ...fields, pictures, subjectId: id });
      return { id, updateTime: at.getTime() };
    }),
  );
}

/** COMM-17. What has gone since is left out. */
export async function readDraft(ctx: Context, spoken: Spoken) {
  const voice = await openVoice(ctx, spoken);
  const draft = await findDraft(ctx.read, voice);
  if (!draft) return { draft: null };
  const { tenantId } = ctx.actor;
  const { id, fields, updatedAt } = draft;
  const [own, topics] = await Promise.all([
    listDraftFiles(ctx.read, tenantId, id),
    listTopicNames(ctx.read, tenantId, fields.topicIds),
  ]);
  const byId = new Map(own.map((file) => [file.id, file]));
  const named = new Map(topics.map((topic) => [topic.topicId, topic]));
  const files = fields.fileIds.flatMap((fileId) => byId.get(fileId) ?? []);
  const cover = byId.get(fields.coverFileId ?? '');
  const { coverFileId: _cover, ...rest } = fields;
  return {
    draft: {
      ...rest,
      id,
      ...(voice.accountId !== null && { accountId: voice.accountId }),
      ...(cover && { coverFileId: cover.id }),
      topicIds: fields.topicIds.filter((topicId) => named.has(topicId)),
      topics: fields.topicIds.flatMap((topicId) => named.get(topicId) ?? []),
      fileIds: files.map((file) => file.id),
      columnIds: [...fields.columnIds],
      files: files.map((file) => ({ id: file.id, name: file.name, sizeBytes: Number(file.size) })),
      coverPath: cover ? `/files/${cover.path}` : null,
      updateTime: updatedAt.getTime(),
    },
  };
}

/** COMM-17. */
export async function removeDraft(ctx: Context, { id }: { readonly id: string }) {
  const unused = await ctx.inTransaction(async (tx) => {
    demand(await deleteDraft(tx, ctx.actor.id, id), 'request.not-found');
    return releaseQuestionFiles(tx, { tenantId: ctx.actor.tenantId, subjectId: id });
  });
  await removeUnused(ctx, unused);
  return { id };
}
