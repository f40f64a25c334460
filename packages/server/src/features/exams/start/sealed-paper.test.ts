import { createDecipheriv } from 'node:crypto';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import { sealedAheadMs } from '@shuyuan/contract/exams/taking/sealed-ahead';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf, tab } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let [lin, amina, shen]: Caller[] = [];
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [lin, amina, shen] = await Promise.all(['linzhiyuan', 'amina', 'shenruoxi'].map(exams.as));
});
afterAll(() => world.close());

const as = (caller: Caller | undefined): Caller => {
  if (!caller) throw new Error('signed in before');
  return caller;
};
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const settings = { isShuffled: true, areOptionsShuffled: true };

/** An exam that opens in five minutes. */
async function soon(over: Partial<ExamSettings> = {}) {
  const openTime = world.clock.now() + 5 * minuteMs;
  const fields = exams.examFields(await exams.fixedPaper(4), { ...settings, openTime, ...over });
  return { fields, id: await exams.publish(fields) };
}
const seal = async (taker: Caller | undefined, id: string) =>
  (await as(taker).call(wire.readSealedPaper, { id })).body.sealed;
const begin = async (taker: Caller | undefined, id: string, sealId?: string) =>
  (await as(taker).call(wire.startExam, { id, tabId: tab, sealId })).body;

/** Null: the key is not its own. */
function unseal(data = '', key: string | null): unknown {
  const bytes = Buffer.from(data, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key ?? '', 'base64'), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(-16));
  try {
    const text = Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8');
    return JSON.parse(text);
  } catch {
    return null;
  }
}

test('[D-183] a paper waits sealed before the opening; the start answers its key, and it is the paper of the attempt', async () => {
  const { id } = await soon();
  const before = await exams.snapshot();
  const [own, again, others] = [await seal(lin, id), await seal(lin, id), await seal(amina, id)];
  expect(await exams.snapshot()).toEqual(before);
  expect(Buffer.from(own?.data ?? '', 'base64').toString('utf8')).not.toMatch(/kind|single|样本|过程/);
  expect([again?.sealId === own?.sealId, others?.sealId === own?.sealId]).toEqual([true, false]);
  expect(again?.data).not.toBe(own?.data);
  world.clock.advance(5 * minuteMs);
  const started = await begin(lin, id, own?.sealId);
  expect(started.opened?.questions).toEqual([]);
  const { questions } = (await as(lin).call(wire.openAttempt, { id: started.id, tabId: tab })).body;
  expect(questions).toHaveLength(4);
  expect(unseal(own?.data, started.paperKey)).toEqual(questions);
  expect(unseal(again?.data, started.paperKey)).toEqual(questions);
  expect(JSON.stringify(questions)).not.toMatch(/rightId|explanation|"o\d"/);
  // It opens nobody else’s, and is answered once: whoever asks again is answered the paper.
  expect(unseal(others?.data, started.paperKey)).toBeNull();
  expect(await begin(lin, id, own?.sealId)).toMatchObject({ id: started.id, paperKey: null, opened: { questions } });
  // Somebody else’s name of a seal gets the own paper and no key.
  const amis = await begin(amina, id, own?.sealId);
  expect([amis.paperKey, amis.opened?.questions.length]).toEqual([null, 4]);
  expect(amis.opened?.questions).not.toEqual(questions);
});

test('[D-183] no key is answered before the opening, without the password or without a tab, and nothing is sealed for elsewhere', async () => {
  const { id } = await soon({ password: '八月' });
  const sealed = await seal(lin, id);
  const input = { id, tabId: tab, sealId: sealed?.sealId, password: '八月' };
  const before = await exams.snapshot();
  expect((await as(lin).call(wire.startExam, input)).body.errorCode).toBe(numberOf('exam.not-begun'));
  world.clock.advance(5 * minuteMs);
  const wrong = await as(lin).call(wire.startExam, { ...input, password: '七月' });
  expect(wrong.body.errorCode).toBe(numberOf('exam.wrong-password'));
  expect(JSON.stringify(wrong.body)).not.toContain('paperKey');
  expect(await exams.snapshot()).toEqual(before);
  // Without a tab nothing is opened, neither by the paper nor by its key.
  const { body } = await as(lin).call(wire.startExam, { id, sealId: sealed?.sealId, password: '八月' });
  expect(body).toMatchObject({ opened: null, paperKey: null });
  const elsewhere = await soon({ addressRanges: ['203.0.113.0/24'] });
  const { errorCode } = (await as(lin).call(wire.readSealedPaper, { id: elsewhere.id })).body;
  expect(errorCode).toBe(numberOf('exam.elsewhere'));
});

test('[D-183] an exam that was withdrawn, is for others now, or has another paper answers no key to what was sealed before', async () => {
  const { id, fields } = await soon();
  const [own, others] = [await seal(lin, id), await seal(amina, id)];
  const { revision } = (await as(shen).call(papers.withdrawExam, { id })).body;
  expect((await as(lin).call(wire.readSealedPaper, { id })).body.errorCode).toBe(numberOf('exam.closed'));
  world.clock.advance(5 * minuteMs);
  const start = (taker: Caller | undefined, sealId?: string) =>
    as(taker).call(wire.startExam, { id, tabId: tab, sealId });
  expect((await start(lin, own?.sealId)).body.errorCode).toBe(numberOf('exam.closed'));
  const memberIds = [String((await world.rows(`select id from member where account = 'linzhiyuan'`))[0]?.['id'])];
  const audience = { ...everyone, isEveryone: false, memberIds };
  const saved = (await as(shen).call(papers.saveExam, { id, revision, ...fields, audience })).body;
  await as(shen).call(papers.publishExam, { id, revision: saved.revision });
  expect((await start(amina, others?.sealId)).body.errorCode).toBe(numberOf('exam.not-in-audience'));
  expect((await as(amina).call(wire.readSealedPaper, { id })).body.errorCode).toBe(numberOf('exam.not-in-audience'));
  const { paperKey, opened } = (await start(lin, own?.sealId)).body;
  expect([paperKey, opened?.questions.length]).toEqual([null, 4]);
});

test('[D-183] the key of one attempt opens no paper of another, and only what opens soon is sealed', async () => {
  const { id, fields } = await soon({ maxAttempts: 2, openTime: world.clock.now() + sealedAheadMs + minuteMs });
  expect(await seal(lin, id)).toBeNull();
  world.clock.advance(2 * minuteMs);
  const first = await seal(lin, id);
  expect(first).not.toBeNull();
  world.clock.advance(sealedAheadMs);
  expect(await seal(lin, id)).toBeNull();
  const started = await begin(lin, id, first?.sealId);
  expect(unseal(first?.data, started.paperKey)).toHaveLength(4);
  await as(lin).call(wire.handInAttempt, { id: started.id });
  // Opened a second time, by another paper of the same exam.
  const { revision } = (await as(shen).call(papers.withdrawExam, { id })).body;
  const later = { ...fields, settings: { ...fields.settings, openTime: world.clock.now() + 5 * minuteMs } };
  const saved = (await as(shen).call(papers.saveExam, { id, revision, ...later })).body;
  await as(shen).call(papers.publishExam, { id, revision: saved.revision });
  const second = await seal(lin, id);
  expect(second?.sealId).not.toBe(first?.sealId);
  expect(unseal(second?.data, started.paperKey)).toBeNull();
  world.clock.advance(5 * minuteMs);
  const { id: secondId, paperKey } = await begin(lin, id, second?.sealId);
  expect(unseal(first?.data, paperKey)).toBeNull();
  expect(unseal(second?.data, paperKey)).toHaveLength(4);
  await as(lin).call(wire.handInAttempt, { id: secondId });
  expect((await as(lin).call(wire.readSealedPaper, { id })).body.errorCode).toBe(numberOf('exam.attempts-used'));
  expect((await world.visitor.call(wire.readSealedPaper, { id })).status).toBe(401);
});
