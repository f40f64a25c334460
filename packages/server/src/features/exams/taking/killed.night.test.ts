import { giveBackTime } from '@shuyuan/contract/exams/taking/attempts.wire';
import { handInAttempt, openAttempt, saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { launchServers, patienceMs } from '../../../world/tests/money/test-chaos.ts';
import { choose, examsOf, rightText, tab } from '../../../world/tests/exams/test-exams.ts';

const accounts = ['linzhiyuan', 'amina', 'hejingxing', 'tanmuyang', 'tangyuwei', 'ranyunfei'] as const;
const questionCount = 4;
/** Acknowledged before the process is killed, and again after it is back. */
const savesBetween = 120;

type Servers = Awaited<ReturnType<typeof launchServers>>;

let world: TestWorld;
let servers: Servers;
beforeAll(async () => {
  world = await openWorld();
  servers = await launchServers(world, 1);
  await servers.untilAllUp();
}, patienceMs);
afterAll(async () => {
  await servers.stop();
  await world.close();
});

/** Null: there was no server, or it died before it answered. */
async function ask<E extends Endpoint>(
  token: string,
  endpoint: E,
  { id, ...rest }: InputOf<E> & { readonly id: string },
): Promise<OutputOf<E> | null> {
  const url = `http://127.0.0.1:${servers.ports[0] ?? ''}${apiBase}${endpoint.path.replace(':id', id)}`;
  const headers = { authorization: authorization(token), 'content-type': 'application/json' };
  const sent = { method: endpoint.method, headers, body: JSON.stringify(rest) };
  const answer = await fetch(url, sent).catch(() => null);
  // Written by the output schema of this very endpoint; whoever is cut off while reading was answered nothing.
  return answer?.ok ? (answer.json() as Promise<OutputOf<E>>).catch(() => null) : null;
}

async function beginAll(examId: string) {
  const exams = examsOf(world);
  return Promise.all(
    accounts.map(async (account) => {
      const taker = await exams.as(account);
      const { id, paper } = await exams.begin(taker, examId);
      return { id, token: taker.token ?? '', paper, acknowledged: new Map<number, number>() };
    }),
  );
}
type Sheet = Awaited<ReturnType<typeof beginAll>>[number];

/** One answer after the other until it is over, each with a revision of its own. */
async function answerUntil(isOver: () => boolean, { id, token, paper, acknowledged }: Sheet) {
  for (let revision = 1; !isOver(); revision += 1) {
    const ordinal = revision % questionCount;
    const answer = choose(paper.questions[ordinal]?.question, rightText);
    const answers = [{ ordinal, revision, answer, isFlagged: false }];
    const saved = await ask(token, saveAnswers, { id, tabId: tab, answers });
    if (!saved) await servers.untilOneUp();
    for (const one of saved?.acknowledged ?? []) acknowledged.set(one.ordinal, one.revision);
  }
}

test(
  '[D-183] a server killed while a hall answers loses no acknowledged answer and no attempt, and one click gives its outage back',
  async () => {
    const exams = examsOf(world);
    const examId = await exams.publish(exams.examFields(await exams.fixedPaper(questionCount), { lengthMinutes: 60 }));
    const sheets = await beginAll(examId);
    let isOver = false;
    const answering = sheets.map((sheet) => answerUntil(() => isOver, sheet));
    const savesOf = () => sheets.reduce((sum, { acknowledged }) => sum + Math.max(0, ...acknowledged.values()), 0);
    const untilSaves = (count: number) => vi.waitUntil(() => savesOf() >= count, { timeout: patienceMs, interval: 20 });
    await untilSaves(savesBetween);
    const startTime = Date.now();
    await servers.replace(servers.ports[0] ?? '');
    await servers.untilAllUp();
    const endTime = Date.now();
    await untilSaves(savesOf() + savesBetween);
    isOver = true;
    await Promise.all(answering);

    const open = ({ id, token }: Sheet) => ask(token, openAttempt, { id, tabId: tab });
    const closeTimes: number[] = [];
    for (const sheet of sheets) {
      const opened = await open(sheet);
      closeTimes.push(opened?.closeTime ?? 0);
      const stored = new Map(opened?.answers.map(({ ordinal, revision }) => [ordinal, revision]));
      expect(stored.size).toBe(questionCount);
      // One that was written and not acknowledged any more may be there as well.
      for (const [ordinal, revision] of sheet.acknowledged)
        expect(stored.get(ordinal)).toBeGreaterThanOrEqual(revision);
    }
    const author = (await exams.author()).token ?? '';
    const giveBack = () => ask(author, giveBackTime, { id: examId, startTime, endTime });
    expect(await giveBack()).toMatchObject({ attemptCount: accounts.length });
    await giveBack();
    for (const [index, sheet] of sheets.entries()) {
      expect((await open(sheet))?.closeTime).toBe((closeTimes[index] ?? 0) + endTime - startTime);
      const receipt = await ask(sheet.token, handInAttempt, { id: sheet.id });
      expect(receipt?.answeredCount).toBe(questionCount);
    }
    const attempts = await world.rows('select member_id, result from exam_attempt where exam_id = $1', [examId]);
    expect(attempts.map(({ result }) => result)).toEqual(accounts.map(() => 'passed'));
    expect(new Set(attempts.map(({ member_id: memberId }) => memberId)).size).toBe(accounts.length);
  },
  2 * patienceMs,
);
