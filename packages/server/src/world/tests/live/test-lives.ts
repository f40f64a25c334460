import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { externalManage, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { liveJobs } from '../../../features/live/live.jobs.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { createMember, createOrganization } from '../../../features/people/index.ts';

type Form = InputOf<typeof nativeManage.create>;
type Application = InputOf<typeof nativeManage.apply>;

/** The demo company as the tests of live management meet it. */
export function livesOf(world: TestWorld) {
  const { system } = world.installation;
  const callers = new Map<string, { caller: Promise<Caller>; until: number }>();
  /** Signed in anew when the clock was pushed on: sessions end. */
  const as = (account: string): Promise<Caller> => {
    const known = callers.get(account);
    if (known && world.clock.now() < known.until) return known.caller;
    const caller = world.signIn(account);
    callers.set(account, { caller, until: world.clock.now() + hourMs });
    return caller;
  };
  const one = async (sql: string, value: string) => String((await world.rows(sql, [value]))[0]?.['id']);
  const idOf = (account: string) => one('select id from member where account = $1', account);
  const placeOf = (name: string) => one('select id from organization where name = $1', name);

  const form = (over: Partial<Form> = {}): Form => ({
    subject: '精益现场改善公开课',
    liveMode: 1,
    shareScope: 1,
    executionMode: 0,
    ...over,
  });
  const application = (over: Partial<Application> = {}): Application => ({
    subject: '工艺评审周会',
    liveMode: 1,
    shareScope: 1,
    startTime: world.clock.now() + dayMs,
    ...over,
  });

  /** What waits for a worker, done as one would, in the order it was asked for. */
  async function runJobs(names: readonly string[] = liveJobs.map(({ name }) => name)): Promise<void> {
    const waiting = await world.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = any($1) returning t.identifier, j.payload, j.id::int`,
      [names],
    );
    for (const { identifier, payload } of waiting.toSorted((a, b) => Number(a['id']) - Number(b['id']))) {
      const job = liveJobs.find(({ name }) => name === identifier);
      await job?.handle(system, payload as Record<string, unknown>);
    }
  }

  async function create(account: string, over: Partial<Form> = {}): Promise<string> {
    return (await (await as(account)).call(nativeManage.create, form(over))).body.id;
  }
  async function apply(account: string, over: Partial<Application> = {}): Promise<string> {
    return (await (await as(account)).call(nativeManage.apply, application(over))).body.id;
  }
  /** A live with its room, published. */
  async function published(account: string, over: Partial<Application> = {}): Promise<string> {
    const id = await apply(account, over);
    await runJobs(['live:provision']);
    return id;
  }

  const rowOf = async (id: string) => (await world.rows('select * from live where id = $1', [id]))[0] ?? {};
  const statusOf = async (id: string) => (await rowOf(id))['status'];

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const tables = ['live', 'live_person', 'audit_entry', 'approval_process', 'approval_act', 'file'];
    return snapshotWithJobs(world, tables);
  }

  async function setSwitch(key: string, value: string, place = '青禾智造股份有限公司'): Promise<void> {
    await world.rows(
      `insert into setting (tenant_id, organization_id, key, value)
       select tenant_id, id, $2, $3 from organization where name = $1
       on conflict (organization_id, key) do update set value = excluded.value`,
      [place, key, value],
    );
  }

  /** Another company on the same installation. */
  async function welcomeOutsider(): Promise<Caller> {
    const { id } = await createOrganization(system, { name: '邻家公司' });
    const place = { tenantId: id, organizationId: id, roles: ['org-admin' as const] };
    await createMember(system, { ...place, account: 'outsider', fullName: '邻居', password: 'shuyuan-2026' });
    return as('outsider');
  }

  const noticesOf = async (kind: string) =>
    world.rows(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications:deliver' and payload->>'kind' = $1 order by j.id`,
      [kind],
    );

  return {
    as,
    idOf,
    placeOf,
    form,
    application,
    runJobs,
    create,
    apply,
    published,
    rowOf,
    statusOf,
    snapshot,
    setSwitch,
    welcomeOutsider,
    noticesOf,
    calls: { native: nativeManage, external: externalManage },
  };
}
