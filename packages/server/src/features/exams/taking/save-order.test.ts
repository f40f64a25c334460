import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, tab } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let lin: Caller;
let examId: string;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  lin = await exams.as('linzhiyuan');
  examId = await exams.publish(exams.examFields(await exams.fixedPaper(3), { maxAttempts: null }));
});
afterAll(() => world.close());

const answer = (text: string) => ({ kind: 'single' as const, optionId: `p${text.replace(' ', '')}` });
const saves = fc.array(
  fc.array(fc.record({ ordinal: fc.integer({ min: 0, max: 2 }), revision: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 12 },
);

test('[D-183] saves that come late, again, out of order and at once end in the newest acknowledged revision of each question', async () => {
  await fc.assert(
    fc.asyncProperty(saves, fc.integer({ min: 1, max: 4 }), async (calls, atOnce) => {
      const { id } = await exams.begin(lin, examId);
      const call = (answers: (typeof calls)[number]) =>
        lin.call(wire.saveAnswers, {
          id,
          tabId: tab,
          answers: answers.map(({ ordinal, revision }) => ({
            ordinal,
            revision,
            answer: answer(`${ordinal} ${revision}`),
            isFlagged: revision % 2 === 0,
          })),
        });
      const acknowledged = new Map<number, number>();
      for (let done = 0; done < calls.length; done += atOnce) {
        const sent = calls.slice(done, done + atOnce);
        for (const [index, { status, body }] of (await Promise.all(sent.map(call))).entries()) {
          expect(status).toBe(200);
          const asked = new Set(sent[index]?.map(({ ordinal }) => ordinal));
          expect(new Set(body.acknowledged.map(({ ordinal }) => ordinal))).toEqual(asked);
          for (const { ordinal, revision } of body.acknowledged) {
            // An acknowledged revision is never older than the one that was sent.
            const newest = Math.max(
              ...(sent[index] ?? []).filter((one) => one.ordinal === ordinal).map((one) => one.revision),
            );
            expect(revision).toBeGreaterThanOrEqual(newest);
            acknowledged.set(ordinal, Math.max(acknowledged.get(ordinal) ?? 0, revision));
          }
        }
      }
      const stored = (await lin.call(wire.openAttempt, { id, tabId: tab })).body.answers;
      expect(new Map(stored.map(({ ordinal, revision }) => [ordinal, revision]))).toEqual(acknowledged);
      for (const { ordinal, revision, answer: kept, isFlagged } of stored) {
        expect(kept).toEqual(answer(`${ordinal} ${revision}`));
        expect(isFlagged).toBe(revision % 2 === 0);
      }
      await lin.call(wire.handInAttempt, { id });
    }),
    { numRuns: 12 },
  );
});

test('[D-183] an answer that is acknowledged while the paper is handed in is marked, or it is late', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, paper, save, handIn } = await exams.begin(lin, examId);
    const text = '过程有趋势';
    const [saved, receipt] = await Promise.all([save(0, 1, text), handIn(), save(1, 1, text), save(2, 1, text)]);
    expect(receipt.status).toBe(200);
    const rows = await world.rows(
      `select mark.ordinal, mark.mark, answer.revision::int from exam_mark mark left join exam_answer answer
         on answer.attempt_id = mark.attempt_id and answer.ordinal = mark.ordinal where mark.attempt_id = $1`,
      [id],
    );
    expect(paper.questions).toHaveLength(rows.length);
    for (const row of rows) expect(row['mark']).toBe(row['revision'] === null ? 0 : 50_000);
    expect(rows.find((row) => row['ordinal'] === 0)?.['revision'] ?? null).toBe(saved.status === 200 ? 1 : null);
  }
});
