import type { Fact, Role } from '@shuyuan/contract/kernel/capabilities';
import type { Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { findAuthorName } from './members.store.ts';

type Rights = {
  readonly roles: readonly Role[];
  readonly facts: readonly Fact[];
  readonly directsOrganizationId: string | null;
};

/** Facts carry rights as roles do (decision 012), and a director's lie in one organisation. */
const rightsOf = ({ roles, facts, directsOrganizationId }: Rights): string =>
  [...new Set<string>([...roles, ...facts])]
    .toSorted()
    .concat(directsOrganizationId ?? '')
    .join();

export const hasOtherRoles = (before: Rights, after: Rights): boolean => rightsOf(before) !== rightsOf(after);

type Teller = { readonly actor: { readonly id: string; readonly tenantId: string }; readonly now: () => number };
/** Whoever may do more or less than yesterday learns of it, and by whom; who changed their own knows. */
export async function notifyRolesChanged(tx: Tx, ctx: Teller, memberIds: readonly string[]): Promise<void> {
  const { tenantId, id: by } = ctx.actor;
  const receivers = memberIds.filter((id) => id !== by);
  const [first] = receivers;
  if (first === undefined) return;
  const person = await findAuthorName(tx, tenantId, by);
  await notify(tx, ctx, {
    kind: 'account',
    text: 'rolesChanged',
    values: { person },
    receivers,
    subject: { kind: 'member', id: first },
    link: '/center/my/profile',
  });
}
