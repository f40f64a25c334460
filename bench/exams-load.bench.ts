import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, inviteTakers, publishExam, query } from './sides/exam-hall.ts';
import type { Order, Outcome } from './sides/exam-takers.ts';
import { inOrder, quantile, startProgram } from './sides/list-times.ts';
import { type Side, startSide } from './sides/start-side.ts';
import { startWorld, tokenFor } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/** A hall of takers starts, answers, sees the server killed and hands in: how long does it take, and what is lost? */
const halls = (process.env['EXAM_HALLS'] ?? '200,2000').split(',').map(Number);
const wanted = { startMs: 1_000, saveMs: 150 } as const;
const [startSeconds, saveSeconds, handInSeconds] = [10, 20, 30];
const [usualSaves, mostSaves] = [100, 400];

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-exams-'));
const world = await startWorld();
const startServer = (): Promise<Side> =>
  startSide('product.ts', {
    DATABASE_URL: world.url,
    LOG_LEVEL: 'error',
    DATABASE_POOL: '10',
    RATE_LIMIT_FACTOR: '0',
  });

type Row = { readonly what: string; readonly outcome: Outcome; readonly wantedMs?: number };
let side = await startServer();
let isGood = true;

async function examine(count: number): Promise<Row[]> {
  const author = await tokenFor(side.url, 'shenruoxi');
  const file = join(folder, `${count}.json`);
  writeFileSync(file, JSON.stringify(await inviteTakers(world.url, `hall${count}n`, count)));
  const examId = await publishExam({ url: side.url, token: author }, `Exam of ${count}`);
  const takers = await startProgram('exam-takers.ts', { TAKERS: file });
  const tell = (order: Order): Promise<Outcome> =>
    new Promise((done) => {
      takers.once('message', (outcome) => done(outcome as Outcome));
      takers.send(order);
    });
  try {
    const { url } = side;
    const started = await tell({ do: 'start', url, examId, seconds: startSeconds });
    const usual = await tell({ do: 'save', url, perSecond: usualSaves, seconds: saveSeconds });
    const most = await tell({ do: 'save', url, perSecond: mostSaves, seconds: saveSeconds / 2 });
    const broken = tell({ do: 'save', url, perSecond: usualSaves, seconds: saveSeconds / 2 });
    await new Promise((halfway) => setTimeout(halfway, (saveSeconds / 4) * 1_000));
    const startTime = Date.now();
    await side.stop();
    await broken;
    side = await startServer();
    const endTime = Date.now();
    const checked = await tell({ do: 'check', url: side.url, seconds: startSeconds });
    const outage = await call<{ attemptCount: number }>(
      { url: side.url, token: author },
      ['POST', `/exam/manage/${examId}/outages`],
      {
        startTime,
        endTime,
      },
    );
    const handedIn = await tell({ do: 'handIn', url: side.url, seconds: handInSeconds });
    const [attempts] = await query(
      world.url,
      `select count(*)::int as all, count(distinct member_id)::int as people, count(ended_at)::int as ended
       from exam_attempt where exam_id = $1`,
      [examId],
    );
    const counts = [attempts?.['all'], attempts?.['people'], attempts?.['ended'], outage.attemptCount];
    isGood &&= counts.every((one) => one === count) && checked.lost === 0;
    isGood &&= [started, usual, most, checked, handedIn].every(({ failed }) => failed === 0);
    isGood &&= quantile(inOrder(started.times), 0.95) <= wanted.startMs;
    isGood &&= quantile(inOrder(usual.times), 0.95) <= wanted.saveMs;
    return [
      { what: `start and open, all within ${startSeconds} s`, outcome: started, wantedMs: wanted.startMs },
      { what: `save, ${usualSaves} a second`, outcome: usual, wantedMs: wanted.saveMs },
      { what: `save, ${mostSaves} a second`, outcome: most },
      { what: 'open again after the server was killed', outcome: checked },
      { what: `hand in, all within ${handInSeconds} s`, outcome: handedIn },
    ];
  } finally {
    takers.kill();
  }
}

try {
  const results: Row[][] = [];
  for (const count of halls) results.push(await examine(count));
  const [few = [], many = []] = results;
  const at = ({ outcome }: Row, share: number): number => quantile(inOrder(outcome.times), share);
  const rows = many.map((row, index) => {
    const small = few[index] ?? row;
    return [
      row.what,
      ...[at(small, 0.95), at(row, 0.5), at(row, 0.95), at(row, 0.99)].map((ms) => ms.toFixed(0)),
      (at(row, 0.95) / at(small, 0.95)).toFixed(2),
      row.wantedMs ?? '',
      row.outcome.perSecond.toFixed(0),
      small.outcome.failed + row.outcome.failed,
      small.outcome.lost + row.outcome.lost,
    ];
  });
  writeResult('exams-load', {
    title: 'An exam of 2,000 takers',
    about: `Server, database and the takers’ browsers’ calls on the same two cores. Twenty questions, shuffled for each taker; one answer a save. After the saves the server is killed (SIGKILL) while 100 answers a second come, started again, every acknowledged answer is looked for, and the outage given back to all by one call. Growth: p95 with ${halls[1]} takers against ${halls[0]}. ${isGood ? 'No attempt was lost or doubled, no acknowledged answer is missing.' : 'SOMETHING WAS NOT AS WANTED.'}`,
    head: [
      'what',
      `p95 ms, ${halls[0]}`,
      `p50 ms, ${halls[1]}`,
      'p95 ms',
      'p99 ms',
      'growth',
      'wanted ms',
      'a second',
      'failed',
      'lost',
    ],
    rows,
  });
  if (!isGood) process.exitCode = 1;
} finally {
  await side.stop();
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
}
