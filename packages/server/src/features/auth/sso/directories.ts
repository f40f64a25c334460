import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../../platform/context.ts';
import { admitPerson } from './admit-person.ts';
import { findSignInFacts } from './identity.store.ts';
import { askDirectory, ldapProblem } from './ldap-directory.ts';
import { findEnabledSource, listDirectories } from './source.store.ts';
import { openSecret, type ExternalPerson, type Source } from './source.ts';

export type PasswordSignIn = {
  readonly username: string;
  readonly password: string;
  /** A directory the person chose; otherwise the account decides. */
  readonly sourceId?: string | undefined;
};

type PasswordCheckers = { readonly directories: readonly Source[]; readonly isPasswordOurs: boolean };

/**
 * Decides who checks a password. An account that signed in through a directory signs in through it alone. For an unknown
 * account, directories are asked only if all of them belong to one company: no other company may see the password.
 */
export async function choosePasswordCheckers(
  ctx: VisitorContext,
  { username, sourceId }: PasswordSignIn,
): Promise<PasswordCheckers> {
  if (sourceId !== undefined) {
    const source = await findEnabledSource(ctx.read, sourceId);
    demand(source?.ldap, 'sign-in.source-off');
    return { directories: [source], isPasswordOurs: false };
  }
  const facts = await findSignInFacts(ctx.read, username);
  if (facts?.isPlatformAdmin) return { directories: [], isPasswordOurs: true };
  const directories = await listDirectories(ctx.read, facts?.tenantId ?? null);
  if (!facts) {
    const companies = new Set(directories.map(({ tenantId }) => tenantId));
    return { directories: companies.size === 1 ? directories : [], isPasswordOurs: true };
  }
  const own = directories.filter(({ id }) => facts.directoryIds.includes(id));
  return own.length > 0 ? { directories: own, isPasswordOurs: false } : { directories, isPasswordOurs: true };
}

async function askOne(
  ctx: VisitorContext,
  source: Source,
  { username, password }: PasswordSignIn,
): Promise<ExternalPerson | null> {
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

/** Signs in through the first directory that accepts the password; an unreachable one does not stop the search. */
export async function askDirectories(
  ctx: VisitorContext,
  directories: readonly Source[],
  input: PasswordSignIn,
): Promise<{ tenantId: string; memberId: string } | null> {
  let unreachable: unknown = null;
  for (const source of directories) {
    const person = await askOne(ctx, source, input).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      unreachable ??= error;
      return null;
    });
    if (person) return { tenantId: source.tenantId, ...(await admitPerson(ctx, source, person)) };
  }
  if (unreachable instanceof AppError) throw unreachable;
  return null;
}
