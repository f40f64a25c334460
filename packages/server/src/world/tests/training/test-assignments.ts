import { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import * as manage from '@shuyuan/contract/assignments/manage-assignment.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { assignmentJobs } from '../../../features/assignments/assignments.jobs.ts';
import type { TestWorld } from '../../open-world.ts';
import { article, coursesOf, everyone } from '../study/test-courses.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from '../community/test-teams.ts';

/** With everything an update names. */
export type AssignmentForm = Omit<InputOf<typeof manage.saveAssignment>, 'id' | 'revision'>;

const tables = [
  'assignment_rule',
  'assignment_item',
  'assignment_work',
  'assignment_duty',
  'assignment_entry',
  'assignment_absence',
  'assignment_reminder',
  'assignment_settlement',
  'assignment_check',
  'audit_entry',
];

/** Rules of the demo company as tests meet them: made by 陆承泽, for 林知远 and whoever a test names. */
export function assignmentsOf(world: TestWorld) {
  const freshCallers = () => ({ ...teamsOf(world), courses: coursesOf(world) });
  let callers = freshCallers();
  const as = (account: string) => callers.as(account);
  const idOf = (account: string) => callers.idOf(account);

  /** So much later: sessions have ended meanwhile, everybody signs in again. */
  function pass(ms: number): void {
    world.clock.advance(ms);
    callers = freshCallers();
  }

  const fields = (over: Partial<AssignmentForm> = {}): AssignmentForm => ({
    title: '年度安全培训',
    introduction: '人人都学',
    audience: everyone,
    items: [],
    deadline: { kind: 'afterJoining', days: 14, timeZone: 'Asia/Shanghai' },
    graceDays: 0,
    recurrenceMonths: null,
    countsEarlier: true,
    pauses: true,
    ...over,
  });
  const create = async (over: Partial<AssignmentForm> = {}) =>
    (await (await as('luchengze')).call(manage.createAssignment, fields(over))).body;

  /** The jobs as they come: the pages of an application that was asked for, then the check of the minute. */
  async function work(ruleId?: string): Promise<void> {
    const { system } = world.installation;
    const jobOf = (name: string) => assignmentJobs.find((job) => job.name === `assignments:${name}`);
    if (ruleId) {
      const [row] = await world.rows('select round from assignment_work where rule_id = $1', [ruleId]);
      await jobOf('apply')?.handle(system, { ruleId, round: row?.['round'] });
    }
    await jobOf('check')?.handle(system, {});
  }

  async function activate(over: Partial<AssignmentForm> = {}): Promise<string> {
    const { id, revision } = await create(over);
    const { status, body } = await (await as('luchengze')).call(manage.activateAssignment, { id, revision });
    if (status !== 200) throw new Error(JSON.stringify(body));
    await work(id);
    return id;
  }

  /** A course of one article; `finish` reads it. */
  async function course(title = '一门课程') {
    const { id, keys } = await callers.courses.publish([article('一篇')], { title });
    const finish = (account: string) => callers.courses.finish(account, id, keys[0] ?? '');
    return { id, asked: { businessType: BusinessType.course, businessId: id }, finish };
  }

  const named = async (...accounts: string[]) => ({
    ...everyone,
    isEveryone: false,
    memberIds: await Promise.all(accounts.map((account) => idOf(account))),
  });

  /** The runs of somebody's duty, the first one first. */
  const dutiesOf = (ruleId: string, account: string) =>
    world.rows(
      `select duty.* from assignment_duty duty join member on member.id = duty.member_id
       where duty.rule_id = $1 and member.account = $2 order by duty.number`,
      [ruleId, account],
    );
  /** As they see them. */
  const openDutiesOf = async (account: string) =>
    (await (await as(account)).call(listOwnDuties, { view: 'open' })).body.items;
  const statesOf = async (ruleId: string, account: string) =>
    (await dutiesOf(ruleId, account)).map((duty) => String(duty['close_reason'] ?? duty['state']));

  return {
    as,
    idOf,
    pass,
    welcomeOutsider: () => callers.welcomeOutsider(),
    fields,
    create,
    activate,
    work,
    course,
    named,
    dutiesOf,
    openDutiesOf,
    statesOf,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
