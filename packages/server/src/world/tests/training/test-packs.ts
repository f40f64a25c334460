import { pushPack } from '@shuyuan/contract/centre/packs/push.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { TestWorld } from '../../open-world.ts';
import { assignmentsOf } from './test-assignments.ts';
import { directionOf } from './test-direction.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type PackInput = InputOf<typeof pushPack>;

const tables = ['study_pack', 'study_pack_item', 'study_pack_member', 'notification', 'audit_entry'];

/** Packs of the demo company as tests meet them: pushed by 周牧云, who directs 技术中心. */
export function packsOf(world: TestWorld) {
  const assignments = assignmentsOf(world);
  const { as, idOf } = assignments;
  const timeZone = 'Asia/Shanghai';
  const dayAfter = (days: number): string => addDays(dayIn(timeZone, world.clock.now()), days);
  const fields = (over: Partial<PackInput> = {}): PackInput => ({
    title: '新工艺入门',
    message: '请本周看完',
    items: [],
    memberIds: [],
    organizationIds: [],
    dueDay: dayAfter(7),
    timeZone,
    ...over,
  });

  /** To some people by account; with everything else as in `fields`. */
  async function push(accounts: readonly string[], over: Partial<PackInput> = {}): Promise<string> {
    const memberIds = await Promise.all(accounts.map((account) => idOf(account)));
    const { status, body } = await (await as('zhoumuyun')).call(pushPack, fields({ memberIds, ...over }));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.id;
  }

  const rowOf = async (packId: string, account: string) =>
    (
      await world.rows(
        `select own.* from study_pack_member own join member on member.id = own.member_id
         where own.pack_id = $1 and member.account = $2`,
        [packId, account],
      )
    )[0];

  return {
    as,
    idOf,
    pass: assignments.pass,
    course: assignments.course,
    welcomeOutsider: assignments.welcomeOutsider,
    ...directionOf(world),
    dayAfter,
    fields,
    push,
    rowOf,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
