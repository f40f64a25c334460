import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../../platform/context.ts';
import { admitPerson } from './admit-person.ts';
import { findDoor } from './identity.store.ts';
import { askDirectory, ldapProblem } from './ldap-directory.ts';
import { findEnabledSource, listDirectories } from './source.store.ts';
import { openSecret, type OutsidePerson, type Source } from './source.ts';

export type Asked = {
  readonly username: string;
  readonly password: string;
  /** A directory the person chose; otherwise the account decides. */
  readonly sourceId?: string | undefined;
};

type Doors = { readonly directories: readonly Source[]; readonly isPasswordOurs: boolean };

/**
 * Who is asked about a password. Whoever came through a directory once comes through it alone; for an account nobody
 * has yet, directories are asked only where they all belong to one company: a password is not shown to strangers.
 */
export async function chooseDoors(ctx: VisitorContext, { username, sourceId }: Asked): Promise<Doors> {
  if (sourceId !== undefined) {
    const source = await findEnabledSource(ctx.read, sourceId);
    demand(source?.ldap, 'sign-in.source-off');
    return { directories: [source], isPasswordOurs: false };
  }
  const door = await findDoor(ctx.read, username);
  if (door?.isPlatformAdmin) return { directories: [], isPasswordOurs: true };
  const directories = await listDirectories(ctx.read, door?.tenantId ?? null);
  if (!door) {
    const companies = new Set(directories.map(({ tenantId }) => tenantId));
    return { directories: companies.size === 1 ? directories : [], isPasswordOurs: true };
  }
  const own = directories.filter(({ id }) => door.directoryIds.includes(id));
  return own.length > 0 ? { directories: own, isPasswordOurs: false } : { directories, isPasswordOurs: true };
}

async function ask(ctx: VisitorContext, source: Source, { username, password }: Asked): Promise<OutsidePerson | null> {
  if (!source.ldap) return null;
  const secret = openSecret(ctx.secrets, source);
  try {
    return await askDirectory(
      { config: source.ldap, bindPassword: secret, guard: ctx.external.guard },
      { account: username, password },
    );
  } catch (error) {
    ctx.log.warn({ err: error, source: source.id, problem: ldapProblem(error) }, 'a directory could not be asked');
    throw new AppError('sign-in.unreachable');
  }
}

/** The first directory that knows them; one that cannot be asked does not keep the next from being asked. */
export async function askDirectories(
  ctx: VisitorContext,
  directories: readonly Source[],
  given: Asked,
): Promise<{ tenantId: string; memberId: string } | null> {
  let unreachable: unknown = null;
  for (const source of directories) {
    const person = await ask(ctx, source, given).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      unreachable ??= error;
      return null;
    });
    if (person) return { tenantId: source.tenantId, ...(await admitPerson(ctx, source, person)) };
  }
  if (unreachable instanceof AppError) throw unreachable;
  return null;
}
