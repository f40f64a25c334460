import { people } from '../../packages/server/src/world/people.ts';
import { tokenFor } from './start-world.ts';

/**
 * The players of 3,000 viewers, who report every 30 seconds, in a process of their own. The people of the world report
 * in turns, so that there are as many reports in a second; of one person there is one at a time.
 */
const { SERVER_URL: url = '', PER_SECOND: perSecond = '100' } = process.env;
const base = `${url}/api/v1/course-study`;

async function call<T>(token: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer__${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

type Card = { readonly id: string };
type Chapters = { readonly chapters: { readonly sections: { readonly key: string; readonly unitCount: number }[] }[] };

/** The longest section somebody may open, and their play of it. */
async function startViewer(account: string) {
  const token = await tokenFor(url, account);
  const { items } = await call<{ items: Card[] }>(token, '/course-front/list?page=1&pageSize=20');
  for (const { id: courseId } of items) {
    const { chapters } = await call<Chapters>(token, `/course-front/chapter-info?id=${courseId}`);
    const [longest] = chapters.flatMap(({ sections }) => sections).toSorted((a, b) => b.unitCount - a.unitCount);
    if (!longest || longest.unitCount < 10) continue;
    const { playId } = await call<{ playId: string }>(token, '/play', { courseId, sectionKey: longest.key });
    return { token, playId, unitCount: longest.unitCount, sequence: 0 };
  }
  return null;
}

type Viewer = NonNullable<Awaited<ReturnType<typeof startViewer>>>;
const viewers: Viewer[] = [];
for (const { account } of people.slice(0, 40)) {
  const viewer = await startViewer(account).catch(() => null);
  if (viewer) viewers.push(viewer);
}
if (viewers.length < 10) throw new Error(`only ${viewers.length} people can play something`);

/** The first reports compile what they run, as the first calls of a list do; they are not counted. */
const uncounted = 100;
const times: number[] = [];
let failed = 0;
let reported = 0;
async function report(viewer: Viewer): Promise<void> {
  const from = (viewer.sequence * 30) % viewer.unitCount;
  const begun = performance.now();
  const sequence = (viewer.sequence += 1);
  const body = { sequence, intervals: [{ from, to: from + 30 }], activeSeconds: 1, resumePoint: from };
  await call(viewer.token, `/play/${viewer.playId}`, body).catch((error: unknown) => {
    failed += 1;
    if (failed === 1) console.error(error);
  });
  reported += 1;
  if (reported > uncounted) times.push(performance.now() - begun);
}

process.send?.('ready');
await new Promise((go) => process.once('message', go));
const begun = performance.now();
let next = 0;
const busy = new Set<object>();
const timer = setInterval(() => {
  // As many as are due by the clock: a late timer sends what it owes.
  for (const due = ((performance.now() - begun) / 1_000) * Number(perSecond); next < due; next += 1) {
    const viewer = viewers[next % viewers.length];
    if (!viewer || busy.has(viewer)) continue;
    busy.add(viewer);
    void report(viewer).finally(() => busy.delete(viewer));
  }
}, 2);
await new Promise((end) => process.once('message', end));
clearInterval(timer);
const seconds = (performance.now() - begun) / 1_000;
process.send?.({ times, failed, perSecond: reported / seconds });
process.disconnect?.();
