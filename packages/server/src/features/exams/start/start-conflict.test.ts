import { saveMarkingRule } from '@shuyuan/contract/exams/marking/marking.wire';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let exams: typeof sections.exams;
let [shen, pierre, lin] = [] as unknown as [Caller, Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  exams = sections.exams;
  // Both make exams; the first is a lecturer, the second another creator.
  [shen, pierre, lin] = [await exams.author(), await exams.as('pierre'), await exams.as('linzhiyuan')];
});
afterAll(() => world.close());

const refused = errorTable['exam.knows-keys'].number;
type Settings = Parameters<typeof exams.examFields>[1];
const closing = () => ({ closeTime: world.clock.now() + 60 * minuteMs });
const conflictOf = async (caller: Caller, id: string) => {
  const { conflict, can } = (await caller.call(wire.readExam, { id })).body;
  const { status, body } = await caller.call(wire.startExam, { id });
  return { conflict, canStart: can.start, start: status === 200 ? 'open' : body.errorCode };
};
const free = { conflict: null, canStart: true, start: 'open' };
const attempts = async (id: string) =>
  (await world.rows('select count(*)::int as count from exam_attempt where exam_id = $1', [id]))[0]?.['count'];

/** An exam of 沈若溪 with a question of 皮埃尔. */
async function shared(settings: Settings = {}): Promise<string> {
  const paper = await exams.fixedPaper(1, pierre);
  const { id, revision } = (await shen.call(createExam, exams.examFields(paper, { ...closing(), ...settings }))).body;
  expect((await shen.call(publishExam, { id, revision })).status).toBe(200);
  return id;
}

test('[D-183] whoever made an exam or wrote a question of it is told why they cannot take it; nothing is drawn', async () => {
  const id = await shared();
  const made = { conflict: 'made', canStart: false, start: refused };
  expect(await conflictOf(shen, id)).toEqual(made);
  expect(await conflictOf(pierre, id)).toEqual(made);
  expect(await attempts(id)).toBe(0);
  expect(await conflictOf(lin, id)).toEqual(free);
  const early = await shared({ openTime: world.clock.now() + minuteMs });
  expect((await shen.call(wire.readSealedPaper, { id: early })).body.errorCode).toBe(refused);
  // It does not wait for its author among their tasks.
  const tasksOf = async (caller: Caller) =>
    (await caller.call(listTasks, { kind: 'exam', pageSize: 100 } as never)).body.items.map((task) => task.id);
  expect(await tasksOf(shen)).not.toContain(id);
  expect(await tasksOf(lin)).toContain(id);
});

test('[D-183] whoever reads the bank takes an exam of others, but none that certifies', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(1), closing()));
  expect(await conflictOf(pierre, id)).toEqual(free);
  const certifying = { ...closing(), isCertification: true };
  const certification = await exams.publish(exams.examFields(await exams.fixedPaper(1), certifying));
  expect(await conflictOf(pierre, certification)).toEqual({ conflict: 'readsBank', canStart: false, start: refused });
  expect(await conflictOf(lin, certification)).toEqual(free);
  expect(await attempts(certification)).toBe(1);
});

test('[D-183] a marker cannot begin what they mark; an attempt that was open before goes on', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(1), closing()));
  const [amina, tan] = [await exams.as('amina'), await exams.as('tanmuyang')];
  const begun = await exams.start(amina, id);
  const idOf = (account: string) => sections.courses.idOf('member', 'account', account);
  const markerIds = [await idOf('amina'), await idOf('tanmuyang')];
  const rule = { markerCount: 1, differenceRule: 'average', differencePercent: 10, markerIds } as const;
  expect((await shen.call(saveMarkingRule, { id, ...rule })).status).toBe(200);
  expect(await conflictOf(tan, id)).toEqual({ conflict: 'marks', canStart: false, start: refused });
  expect((await amina.call(wire.startExam, { id })).body.id).toBe(begun);
  expect((await amina.call(wire.handInAttempt, { id: begun })).status).toBe(200);
});
