import * as wire from '../packages/contract/src/assignments/manage-assignment.wire.ts';
import { listCompliance, listDuties } from '../packages/contract/src/assignments/duty-report.wire.ts';
import type { InputOf } from '../packages/contract/src/kernel/endpoint.wire.ts';
import { addDays } from '../packages/contract/src/kernel/calendar/add-days.ts';
import { instantIn } from '../packages/contract/src/kernel/calendar/instant-in.ts';
import { BusinessType } from '../packages/contract/src/kernel/business-types.ts';
import { createCourse, publishCourse, saveOutline } from '../packages/contract/src/study/courses/manage.wire.ts';
import { SectionType } from '../packages/contract/src/study/section-types.ts';
import { assignmentJobs } from '../packages/server/src/features/assignments/assignments.jobs.ts';
import type { Caller } from '../packages/server/src/world/caller.ts';
import { openTown } from './sides/companies.ts';
import { writeResult } from './write-result.ts';

/** A rule for 10,000 members in 500 organisations: previewed, applied, and followed when a tenth of them moves. */
const members = 10_000;
const previews = 10;
const wantedMs = { preview: 2_000, moves: 60_000, reminders: 120_000 };

const nobody = { organizationIds: [], positionIds: [], topicIds: [], memberIds: [], joinedSince: null };

const town = await openTown();

async function rowsOf(sql: string, values: unknown[] = []): Promise<Readonly<Record<string, unknown>>[]> {
  const { rows }: { rows: unknown } = await town.write(sql, values);
  // Of a query that names its columns.
  return rows as Record<string, unknown>[];
}

async function publishOne(admin: Caller, lecturerId: string): Promise<string> {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const fields = {
    title: 'Safety',
    introduction: '',
    coverFileId: null,
    lecturerId,
    topicIds: [],
    audience: { ...nobody, isEveryone: true },
    settings,
  };
  const made = (await admin.call(createCourse, fields)).body;
  const sections = [{ type: SectionType.article, title: 'Rules', isRequired: true, text: '<p>Rules</p>' }];
  const saved = (await admin.call(saveOutline, { ...made, chapters: [{ title: 'One', sections }] })).body;
  const { status, body } = await admin.call(publishCourse, { id: saved.id, revision: saved.revision, midway: 'keep' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return made.id;
}

const run = async (name: string, payload: object): Promise<void> =>
  assignmentJobs.find((job) => job.name === `assignments:${name}`)?.handle(town.system, { ...payload });

/** Every page of an application, as the queue hands them out; answers the longest. */
async function applyAll(ruleId: string): Promise<number> {
  let longest = 0;
  for (let afterId: string | undefined = ''; afterId !== undefined;) {
    const [work] = await rowsOf('select round from assignment_work where rule_id = $1', [ruleId]);
    const started = performance.now();
    await run('apply', { ruleId, round: work?.['round'], afterId });
    longest = Math.max(longest, performance.now() - started);
    const [next] = await rowsOf(
      `select payload ->> 'afterId' as id from graphile_worker._private_jobs
       where payload ->> 'ruleId' = $1 and payload ->> 'afterId' > $2 order by 1 desc limit 1`,
      [ruleId, afterId],
    );
    afterId = next && String(next['id']);
  }
  return longest;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

try {
  const admin = await town.found('works', { members, organizations: 500 });
  const [self] = await rowsOf("select id, tenant_id from member where account = 'works-admin'");
  const courseId = await publishOne(admin, String(self?.['id']));
  await town.settle();
  const asked: InputOf<typeof wire.previewAssignment> = {
    audience: { ...nobody, isEveryone: false, organizationIds: [String(self?.['tenant_id'])], joinedSince: 0 },
    items: [{ businessType: BusinessType.course, businessId: courseId }],
    deadline: { kind: 'afterJoining', days: 30, timeZone: 'Asia/Shanghai' },
    graceDays: 7,
    recurrenceMonths: 12,
  };
  const previewTimes: number[] = [];
  for (let at = 0; at < previews; at += 1)
    previewTimes.push(
      await timed(async () => {
        const { body } = await admin.call(wire.previewAssignment, asked);
        if (body.peopleCount !== members) throw new Error(JSON.stringify(body));
      }),
    );
  const fields = { ...asked, title: 'Safety', introduction: '', countsEarlier: true, pauses: true };
  const { id, revision } = (await admin.call(wire.createAssignment, fields)).body;
  await admin.call(wire.activateAssignment, { id, revision });
  let longest = 0;
  const applied = await timed(async () => {
    longest = await applyAll(id);
  });
  await town.settle();
  const again = await timed(async () => {
    await town.write('update assignment_work set round = round + 1, done = 0', []);
    await applyAll(id);
  });
  await town.write(`update member set organization_id = 'works1' where account ~ '^works[0-9]*3$'`, []);
  const moved = await timed(() => run('check', {}));
  const reportTimes: number[] = [];
  for (let at = 0; at < previews; at += 1)
    reportTimes.push(
      await timed(async () => {
        const { body } = await admin.call(listDuties, { id });
        if (body.counts.due !== members) throw new Error(JSON.stringify(body.counts));
      }),
    );
  // A noon a week before everything is due, when nobody's clock is quiet.
  const [{ due_day: dueDay } = {}] = await rowsOf('select min(due_day) as due_day from assignment_duty');
  const remindedAt = instantIn('Asia/Shanghai', addDays(String(dueDay), -6), 12 * 60);
  const remind = assignmentJobs.find(({ name }) => name === 'assignments:remind');
  const reminded = await timed(async () => remind?.handle({ ...town.system, now: () => remindedAt }, {}));
  const remindedAgain = await timed(async () => remind?.handle({ ...town.system, now: () => remindedAt }, {}));
  const [told] = await rowsOf('select count(*)::int as count from assignment_reminder');
  const compliance = await timed(() => admin.call(listCompliance, {}));
  const [counts] = await rowsOf(
    `select count(*)::int as duties, count(*) filter (where organization_id = 'works1')::int as moved from assignment_duty`,
  );
  const slowest = Math.max(...previewTimes);
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  writeResult('assignments', {
    title: 'Required training for ten thousand',
    about: `A rule for ${members} members in 500 organisations, through the whole server: ${Number(counts?.['duties'])} duties came of it. Wanted: a preview in under ${wantedMs.preview / 1000} s, a tenth of the company moved and followed within a minute, and ${Number(told?.['count'])} people reminded a week before in under ${wantedMs.reminders / 60_000} minutes.`,
    head: ['work', 'seconds'],
    rows: [
      [`preview, slowest of ${previews}`, seconds(slowest)],
      ['applied for the first time', seconds(applied)],
      ['its longest page of 500', seconds(longest)],
      ['applied again, nothing changes', seconds(again)],
      [`${Number(counts?.['moved'])} who moved, checked`, seconds(moved)],
      [`the people of the rule, slowest of ${previews}`, seconds(Math.max(...reportTimes))],
      [`${Number(told?.['count'])} reminders a week before`, seconds(reminded)],
      ['reminded again, nothing to say', seconds(remindedAgain)],
      ['the report over all rules', seconds(compliance)],
    ],
  });
  if (slowest >= wantedMs.preview || moved >= wantedMs.moves || reminded >= wantedMs.reminders) process.exitCode = 1;
  if (counts?.['duties'] !== members || told?.['count'] !== members) process.exitCode = 1;
} finally {
  await town.close();
}
