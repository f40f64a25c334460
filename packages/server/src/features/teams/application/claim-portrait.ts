import { demand } from '@shuyuan/contract/kernel/app-error';
import { isDefaultAvatar } from '@shuyuan/contract/files/default-avatars';
import { avatarKindOf, type EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Context, Tx } from '../../../platform/context.ts';
import { claimFile, type FileRow, findFileByPath, releaseFiles } from '../../files/index.ts';
import type { Profile } from '../account.store.ts';
import { findApplication } from './application.store.ts';

type Portrait = Pick<Profile, 'portrait' | 'portraitFileId'>;
type Input = {
  readonly path: string;
  readonly enjoyType: EnjoyType;
  /** The account it is for, or what asks for one. */
  readonly subjectId: string;
  /** What it has now: whoever owns it later keeps a picture somebody else brought. */
  readonly current: Portrait | null;
};

export const portraitPurpose = 'account-portrait';
const storedPicture = /^\/files\/([\w-]{22,64})$/;

/** The caller's own application the picture was brought with, once that is over and came to nothing. */
async function findLeft(tx: Tx, { actor }: Context, { purpose, subjectId }: FileRow) {
  if (purpose !== portraitPurpose || subjectId === null) return undefined;
  const asked = await findApplication(tx, actor.tenantId, subjectId);
  const isOver = asked?.state === 'refused' || asked?.state === 'withdrawn';
  return isOver && asked.accountId === null && asked.applicantId === actor.id ? asked : undefined;
}

/** TEAM-08, IMAGE-10: a preset of its kind, or a picture the caller brought. */
export async function claimPortrait(tx: Tx, ctx: Context, wish: Input): Promise<Portrait> {
  const { path, enjoyType, subjectId, current } = wish;
  if (current?.portrait === path) return { portrait: path, portraitFileId: current.portraitFileId };
  const [, filePath] = storedPicture.exec(path) ?? [];
  if (filePath === undefined) {
    demand(isDefaultAvatar(avatarKindOf[enjoyType], path), 'picture.not-yours');
    return { portrait: path, portraitFileId: null };
  }
  const file = await findFileByPath(tx, ctx.actor.tenantId, filePath);
  demand(file?.ownerId === ctx.actor.id && file.kind === 'picture', 'picture.not-yours');
  const isNew = file.purpose === 'draft' || (file.purpose === portraitPurpose && file.subjectId === subjectId);
  const left = isNew ? undefined : await findLeft(tx, ctx, file);
  demand(isNew || left, 'picture.not-yours');
  const fileId = file.id;
  await claimFile(tx, ctx, { fileId, purpose: portraitPurpose, subjectId, ...(left && { fromSubjectId: left.id }) });
  return { portrait: path, portraitFileId: file.id };
}

type PortraitInput = {
  readonly tenantId: string;
  readonly subjectId: string;
  readonly keep: Pick<Profile, 'portraitFileId'>;
};

/** Every picture of an account but this one goes; what lies in storage is for the caller to remove after commit. */
export const releasePortraits = (
  tx: Tx,
  { tenantId, subjectId, keep: { portraitFileId } }: PortraitInput,
): Promise<string[]> =>
  releaseFiles(tx, { tenantId, subjectId, purpose: portraitPurpose }, portraitFileId === null ? [] : [portraitFileId]);
