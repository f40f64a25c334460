import type { Actor, SystemContext } from '../../../platform/context.ts';
import type { RawRequest } from '../../../platform/http/raw.ts';

/** As much of a file as whoever owns it needs to decide about a reader. */
export type OwnedFile = {
  readonly id: string;
  readonly tenantId: string;
  readonly ownerId: string;
  readonly purpose: string;
  readonly subjectId: string | null;
};

/**
 * The feature files of a purpose belong to. It alone knows who may read them, what they cost and whether they are
 * still offered; files only asks. `ctx` sees the tenant of the file.
 */
export type FileOwner = {
  readonly purpose: string;
  /** Anybody may read, signed in or not: kept by caches on the way, and asked about no further. */
  readonly isPublic?: true;
  /** Kept by no browser: machines are shared where it is read. */
  readonly isSecret?: true;
  readonly mayRead: (ctx: SystemContext, actor: Actor, file: OwnedFile) => boolean | Promise<boolean>;
  /** Whether those who may read it may also keep it; absent: they may. */
  readonly mayDownload?: (ctx: SystemContext, actor: Actor, file: OwnedFile) => boolean | Promise<boolean>;
};

/**
 * Somebody without a session whom a feature knows by a cookie of its own, given for reading files and nothing else.
 * `ctx` sees the tenant of the file.
 */
export type FileGuest = (ctx: SystemContext, request: Pick<RawRequest, 'header'>, file: OwnedFile) => Promise<boolean>;

const byOwner = (_: SystemContext, actor: Actor, file: OwnedFile): boolean => actor.id === file.ownerId;

/** What belongs to nobody but the person who brought it. */
export const personOwners: readonly FileOwner[] = [
  { purpose: 'personal', mayRead: byOwner },
  { purpose: 'draft', mayRead: byOwner },
  // Faces stand beside names wherever a colleague's name stands.
  { purpose: 'avatar', mayRead: () => true },
];
