import { resolve } from 'node:path';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import * as live from '../features/live/index.ts';
import type { SystemContext } from '../platform/context.ts';
import { newId } from '../platform/new-id.ts';
import { faceOf, people } from './people.ts';
import { personAt } from './person-at.ts';

/** Eight slides of ten seconds, drawn and encoded by ourselves. */
export const recordedFilm = {
  path: resolve(import.meta.dirname, 'recording.webm'),
  ending: 'webm',
  seconds: 80,
  size: { width: 640, height: 360 },
} as const;

const chapters = [
  { seconds: 0, title: '四十分钟去了哪里' },
  { seconds: 20, title: '第一次改动：工具上车' },
  { seconds: 30, title: '第二次改动：少拧螺栓' },
  { seconds: 50, title: '第三次改动：对中在线外做' },
  { seconds: 60, title: '现在的九分钟' },
];

type SeedMessage = { readonly by: string; readonly second: number; readonly text: string; readonly answer?: string };

const chat: readonly SeedMessage[] = [
  { by: 'xiaoyichen', second: 2, text: '顾老师好！我们班组昨天刚好换了一次型，四十二分钟。' },
  { by: 'ranyunfei', second: 13, text: '找工具十一分钟，太真实了。' },
  { by: 'tangyuwei', second: 24, text: '影子板我们仓库也在用，少一把马上看得见。' },
  { by: 'linzhiyuan', second: 37, text: '快换销的方案能直接套到三号线吗？' },
  { by: 'songqinghe', second: 55, text: '质量这边补充一句：预调台每周要校一次。' },
  { by: 'xiaoyichen', second: 74, text: '收到，作业今晚就拍。' },
];

const questions: readonly SeedMessage[] = [
  {
    by: 'tangyuwei',
    second: 41,
    text: '四个销子会不会比十二颗螺栓更容易松？',
    answer: '弹簧给的是恒定预紧力，反而比人手拧得一致。我们跑了半年，没有松过一次。',
  },
  { by: 'linzhiyuan', second: 52, text: '衬套换一次要停机多久？', answer: '两分钟，压入式，不用拆夹具。' },
];

async function say(
  ctx: SystemContext,
  told: SeededLive,
  said: SeedMessage & { readonly kind: 'chat' | 'question' },
): Promise<void> {
  const person = people.find(({ account }) => account === said.by);
  if (!person) throw new Error(`the world has nobody called ${said.by}`);
  const { id: memberId } = (await personAt(ctx, said.by, 0)).actor;
  const at = told.startTime + said.second * 1000;
  const id = newId(at);
  const author = {
    key: `m:${memberId}`,
    name: person.fullName,
    portrait: faceOf(person.face),
    identity: LiveIdentity.attendee,
  };
  const { kind, text, answer = null } = said;
  await ctx.inTransaction(async (tx) => {
    const about = { id, tenantId: told.tenantId, liveId: told.id };
    await live.insertMessage(tx, { ...about, kind, author, text, at: new Date(at) });
    if (answer !== null) await live.answerQuestion(tx, { liveId: told.id, id }, answer);
  });
}

type SeededLive = { readonly id: string; readonly tenantId: string; readonly startTime: number };

/** What was sent and said, so that a newcomer finds something to watch. */
export async function seedRecording(ctx: SystemContext, told: SeededLive): Promise<void> {
  const row = await live.findLive(ctx.read, told.tenantId, told.id);
  if (!row) throw new Error('a live that was held is gone');
  await live.bringRecording(ctx, row, { film: recordedFilm, startedAt: told.startTime, chapters });
  for (const said of chat) await say(ctx, told, { ...said, kind: 'chat' });
  for (const said of questions) await say(ctx, told, { ...said, kind: 'question' });
}
