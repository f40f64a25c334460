import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type ContextOf, type SystemContext, transact } from '../../platform/context.ts';
import { createMember, createOrganization, hasOrganizations } from '../people/index.ts';
import { forgetSetupCode, saveSetupCode, lockSetupCode } from './system.store.ts';

type Input = { code: string; companyName: string; fullName: string; account: string; password: string };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The company and its first administrator. Only who saw the server start knows the code. */
export const setUp = (ctx: ContextOf<{ readonly id: string } | null>, wish: Input): Promise<{ id: string }> =>
  ctx.guesses.guard(ctx.caller.address, () => makeCompany(ctx, wish));

function makeCompany(ctx: ContextOf<{ readonly id: string } | null>, wish: Input): Promise<{ id: string }> {
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const code = await lockSetupCode(tx);
      demand(code !== undefined && !(await hasOrganizations(tx)), 'setup.done-already');
      demand(timingSafeEqual(digest(code), digest(wish.code.trim())), 'setup.wrong-code');
      const company = await createOrganization(within, { name: wish.companyName });
      const { fullName, account, password } = wish;
      const place = { tenantId: company.id, organizationId: company.id };
      const roles = ['org-admin', 'platform-admin'] as const;
      const member = await createMember(within, { ...place, fullName, account, password, roles });
      await forgetSetupCode(tx);
      return member;
    }),
  );
}

/** The code to print, or null when somebody is there already. */
export async function offerSetup(ctx: SystemContext): Promise<string | null> {
  if (await hasOrganizations(ctx.read)) return null;
  return ctx.inTransaction((tx) => saveSetupCode(tx, randomBytes(9).toString('base64url')));
}
