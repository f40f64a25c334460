import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findCompany } from './company.store.ts';

/** SITE-09: one's own company; whether there is another with an id nobody is told. */
export async function readCompany(ctx: Context, { id = ctx.actor.tenantId }: { readonly id?: string | undefined }) {
  const company = id === ctx.actor.tenantId ? await findCompany(ctx.read, id) : undefined;
  demand(company, 'request.not-found');
  const { createdAt, updatedAt, ...rest } = company;
  return { ...rest, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() };
}
