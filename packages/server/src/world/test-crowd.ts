import { hashOf, newToken } from '../features/auth/token.ts';
import { type Caller, callerOf } from './caller.ts';
import type { TestWorld } from './open-world.ts';

type CrowdMember = Caller & { readonly id: string };

/** Colleagues of 林知远 who are signed in: as many as wanted, without the time two hundred passwords take. */
export async function crowdOf(world: TestWorld, count: number, prefix = 'crowd'): Promise<CrowdMember[]> {
  const crowd = Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index + 1}`, token: newToken() }));
  await world.rows(
    `with made as (
       insert into member (id, tenant_id, organization_id, account, full_name)
       select one.id, tenant_id, organization_id, one.id, '学员' || one.id from member, unnest($1::text[]) as one (id)
       where account = 'linzhiyuan' returning id, tenant_id
     ), role as (
       insert into member_role (tenant_id, member_id, role) select tenant_id, id, 'learner' from made
     )
     insert into session (token_hash, tenant_id, member_id, created_at, last_used_at)
     select one.hash, made.tenant_id, made.id, $3, $3 from unnest($1::text[], $2::bytea[]) as one (id, hash) join made using (id)`,
    [crowd.map(({ id }) => id), crowd.map(({ token }) => hashOf(token)), new Date(world.clock.now())],
  );
  return crowd.map(({ id, token }) => ({ ...callerOf(world.http, token), id }));
}
