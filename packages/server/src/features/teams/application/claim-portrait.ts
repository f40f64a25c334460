import { demand } from '@shuyuan/contract/kernel/app-error';
import { isDefaultAvatar } from '@shuyuan/contract/files/default-avatars';
import { avatarKindOf, type EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Context } from '../../../platform/context.ts';
import { claimFile, findFileByPath, releaseFiles } from '../../files/index.ts';
import type { Profile } from '../account.store.ts';

type Tx = Parameters<typeof claimFile>[0];
type Portrait = Pick<Profile, 'portrait' | 'portraitFileId'>;
type Wish = {
  readonly path: string;
  readonly enjoyType: EnjoyType;
  /** The account it is for, or what asks for one. */
  readonly subjectId: string;
  /** What it has now: whoever owns it later keeps a picture somebody else brought. */
  readonly current: Portrait | null;
};

export const portraitPurpose = 'account-portrait';
const storedPicture = /^\/files\/([\w-]{22,64})$/;

/** TEAM-08, IMAGE-10: a preset of its kind, or a picture the caller brought. */
export async function claimPortrait(tx: Tx, ctx: Context, wish: Wish): Promise<Portrait> {
  const { path, enjoyType, subjectId, current } = wish;
  if (current?.portrait === path) return { portrait: path, portraitFileId: current.portraitFileId };
  const [, filePath] = storedPicture.exec(path) ?? [];
  if (filePath === undefined) {
    demand(isDefaultAvatar(avatarKindOf[enjoyType], path), 'picture.not-yours');
    return { portrait: path, portraitFileId: null };
  }
  const file = await findFileByPath(tx, ctx.actor.tenantId, filePath);
  demand(file?.ownerId === ctx.actor.id && file.kind === 'picture', 'picture.not-yours');
  const isFree = file.purpose === 'draft' || (file.purpose === portraitPurpose && file.subjectId === subjectId);
  demand(isFree, 'picture.not-yours');
  await claimFile(tx, ctx, { fileId: file.id, purpose: portraitPurpose, subjectId });
  return { portrait: path, portraitFileId: file.id };
}

type Kept = {
  readonly tenantId: string;
  readonly subjectId: string;
  readonly keep: Pick<Profile, 'portraitFileId'>;
};

/** Every picture of an account but this one goes; what lies in storage is for the caller to remove after commit. */
export const releasePortraits = (tx: Tx, { tenantId, subjectId, keep: { portraitFileId } }: Kept): Promise<string[]> =>
  releaseFiles(tx, { tenantId, subjectId, purpose: portraitPurpose }, portraitFileId === null ? [] : [portraitFileId]);
