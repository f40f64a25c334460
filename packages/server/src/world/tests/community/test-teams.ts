import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { applyForAccount } from '@shuyuan/contract/teams/application.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { createMember, createOrganization } from '../../../features/people/index.ts';
import { teamsJobs } from '../../../features/teams/teams.jobs.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type Application = InputOf<typeof applyForAccount>;

const portraits = {
  [EnjoyType.expert]: 'avatars/user/1.svg',
  [EnjoyType.team]: 'avatars/group/1.svg',
  [EnjoyType.official]: 'avatars/organization/1.svg',
} as const;

/** The demo company as the tests of share accounts meet it. */
export function teamsOf(world: TestWorld) {
  const { system } = world.installation;
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  const one = async (sql: string, value: string) => String((await world.rows(sql, [value]))[0]?.['id']);
  const idOf = (account: string) => one('select id from member where account = $1', account);
  const topicOf = (name: string) => one('select id from topic where name = $1', name);
  const accountOf = (name: string) => one('select id from share_account where name = $1', name);

  let made = 0;
  const form = async (over: Partial<Application> = {}): Promise<Application> => ({
    enjoyType: EnjoyType.team,
    name: `小组${++made}`,
    topicIds: await topicOf('精益生产'),
    headPortraitPath: portraits[over.enjoyType ?? EnjoyType.team],
    ...over,
  });
  const apply = async (account: string, over: Partial<Application> = {}) =>
    (await as(account)).call(applyForAccount, await form(over));

  /** What waits for a worker, done as one would. */
  async function runJobs(): Promise<void> {
    const waiting = await world.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = any($1) returning t.identifier, j.payload, j.id::int`,
      [teamsJobs.map(({ name }) => name)],
    );
    for (const { identifier, payload } of waiting.toSorted((a, b) => Number(a['id']) - Number(b['id']))) {
      const job = teamsJobs.find(({ name }) => name === identifier);
      await job?.handle(system, payload as Record<string, unknown>);
    }
  }

  /** A team of its own, with people at their places. Written as rows: tests of members do not wait for approvals. */
  async function team(
    owner: string,
    people: Readonly<Record<string, TeamMemberType>> = {},
    enjoyType: EnjoyType = EnjoyType.team,
  ) {
    const id = `team-${++made}`;
    await world.rows(
      `insert into share_account (id, tenant_id, organization_id, enjoy_type, name, name_key, search, portrait, created_at, updated_at)
       select $1, tenant_id, organization_id, $3, $1, $1, to_tsvector('simple', $1), $4, now(), now() from member where account = $2`,
      [id, owner, enjoyType, portraits[enjoyType]],
    );
    await world.rows(
      `with counted as (update topic set account_num = account_num + 1 where name = '精益生产' returning id, tenant_id)
       insert into share_account_topic (tenant_id, account_id, topic_id, position) select tenant_id, $1, id, 0 from counted`,
      [id],
    );
    for (const [account, place] of Object.entries({ ...people, [owner]: TeamMemberType.owner }))
      await put(id, account, place);
    return id;
  }

  /** Puts somebody in a place, or out of it. */
  async function put(id: string, account: string, place: TeamMemberType | null): Promise<void> {
    await world.rows('delete from share_account_member where account_id = $1 and member_id = $2', [
      id,
      await idOf(account),
    ]);
    if (place === null) return;
    await world.rows(
      `insert into share_account_member (tenant_id, account_id, member_id, member_type, joined_at, notices_read_at)
       select tenant_id, $1, id, $3, now(), now() from member where account = $2`,
      [id, account, place],
    );
  }
  const placeOf = async (id: string, account: string) => {
    const [row] = await world.rows(
      'select member_type from share_account_member where account_id = $1 and member_id = $2',
      [id, await idOf(account)],
    );
    return row?.['member_type'] ?? null;
  };

  const follow = async (account: string, targetId: string, isOn = true) =>
    (await as(account)).call(saveAttention, { targetType: AttentionTarget.sharer, targetId, isOn });

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const own = ['', '_topic', '_member', '_invite', '_application', '_event', '_day'].map(
      (part) => `share_account${part}`,
    );
    return snapshotWithJobs(world, [
      ...own,
      'topic',
      'attention',
      'member_fact',
      'audit_entry',
      'approval_process',
      'approval_act',
      'file',
    ]);
  }

  async function setAudit(isOn: boolean): Promise<void> {
    await world.rows(
      `insert into setting (tenant_id, organization_id, key, value)
       select tenant_id, id, 'KNOWLEDGE_OPERATION_CONFIG', $1 from organization where name = '青禾智造股份有限公司'
       on conflict (organization_id, key) do update set value = excluded.value`,
      [JSON.stringify({ accountAuditIsOpen: isOn ? '1' : '0' })],
    );
  }

  /** Another company on the same installation; whoever administers it has every right there. */
  async function welcomeOutsider(): Promise<Caller> {
    const { id } = await createOrganization(system, { name: '邻家公司' });
    const place = { tenantId: id, organizationId: id, roles: ['org-admin' as const] };
    await createMember(system, { ...place, account: 'outsider', fullName: '邻居', password: 'shuyuan-2026' });
    return as('outsider');
  }

  return {
    as,
    idOf,
    topicOf,
    accountOf,
    form,
    apply,
    runJobs,
    team,
    put,
    placeOf,
    follow,
    snapshot,
    setAudit,
    welcomeOutsider,
  };
}
