import { readFileSync } from 'node:fs';
import { call, type Taker } from './exam-hall.ts';

/**
 * A hall full of takers in a process of its own. The bench tells it what happens next; it answers with the times of the
 * calls, in milliseconds, and what failed. An answer counts as kept once the server has acknowledged it.
 */
export type Order =
  | { readonly do: 'start'; readonly url: string; readonly examId: string; readonly seconds: number }
  | { readonly do: 'save'; readonly url: string; readonly perSecond: number; readonly seconds: number }
  | { readonly do: 'check' | 'handIn'; readonly url: string; readonly seconds: number };
export type Outcome = {
  readonly times: number[];
  readonly failed: number;
  readonly lost: number;
  readonly perSecond: number;
};

type Sheet = {
  readonly token: string;
  readonly tabId: string;
  attemptId: string;
  optionIds: readonly string[];
  revision: number;
  /** The newest revision of each question that was acknowledged. */
  readonly kept: Map<number, number>;
  isBusy: boolean;
};
type Opened = {
  readonly questions: readonly { readonly question: { readonly options: readonly { readonly id: string }[] } }[];
  readonly answers: readonly { readonly ordinal: number; readonly revision: number }[];
};
type Started = { readonly id: string; readonly opened: Opened };
type SaveAnswer = { readonly acknowledged: readonly { readonly ordinal: number; readonly revision: number }[] };

const takers = JSON.parse(readFileSync(process.env['TAKERS'] ?? '', 'utf8')) as Taker[];
const sheets: Sheet[] = takers.map(({ account, token }) => ({
  token,
  tabId: `tab-of-${account}`,
  attemptId: '',
  optionIds: [],
  revision: 0,
  kept: new Map(),
  isBusy: false,
}));

/** Calls spread evenly over the time: a late timer makes the calls it owes. */
async function spread(count: number, seconds: number, one: (n: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const calls: Promise<void>[] = [];
  while (calls.length < count) {
    const due = Math.min(count, Math.ceil((((performance.now() - begun) / 1_000) * count) / seconds));
    while (calls.length < due) calls.push(one(calls.length));
    await new Promise((next) => setTimeout(next, 2));
  }
  await Promise.all(calls);
}

async function start(sheet: Sheet, url: string, examId: string): Promise<void> {
  const { token, tabId } = sheet;
  const { id, opened } = await call<Started>({ url, token }, ['POST', `/exam/${examId}/attempts`], { tabId });
  sheet.attemptId = id;
  sheet.optionIds = opened.questions.map(({ question }) => question.options[0]?.id ?? '');
}

async function save(sheet: Sheet, url: string, n: number): Promise<void> {
  const revision = (sheet.revision += 1);
  const ordinal = n % sheet.optionIds.length;
  const answer = { kind: 'single', optionId: sheet.optionIds[ordinal] };
  const body = { tabId: sheet.tabId, answers: [{ ordinal, revision, answer, isFlagged: false }] };
  const { acknowledged } = await call<SaveAnswer>(
    { url, token: sheet.token },
    ['PUT', `/exam/attempts/${sheet.attemptId}/answers`],
    body,
  );
  for (const entry of acknowledged)
    sheet.kept.set(entry.ordinal, Math.max(entry.revision, sheet.kept.get(entry.ordinal) ?? 0));
}

/** How many acknowledged answers the server no longer has. */
async function countLost({ token, tabId, attemptId, kept }: Sheet, url: string): Promise<number> {
  const { answers } = await call<Opened>({ url, token }, ['POST', `/exam/attempts/${attemptId}/open`], { tabId });
  const stored = new Map(answers.map(({ ordinal, revision }) => [ordinal, revision]));
  return [...kept].filter(([ordinal, revision]) => (stored.get(ordinal) ?? 0) < revision).length;
}

async function carryOut(order: Order): Promise<Outcome> {
  const times: number[] = [];
  let [failed, lost] = [0, 0];
  const timed = async (work: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    try {
      await work();
      times.push(performance.now() - begun);
    } catch (error) {
      failed += 1;
      if (failed === 1) console.error(error instanceof Error ? error.message : error);
    }
  };
  const { url, seconds } = order;
  const count = order.do === 'save' ? order.perSecond * seconds : sheets.length;
  const begun = performance.now();
  await spread(count, seconds, async (n) => {
    const sheet = sheets[n % sheets.length];
    // One person has one call under way.
    if (!sheet || sheet.isBusy) return;
    sheet.isBusy = true;
    await timed(async () => {
      if (order.do === 'start') await start(sheet, url, order.examId);
      else if (order.do === 'save') await save(sheet, url, Math.floor(n / sheets.length));
      else if (order.do === 'check') lost += await countLost(sheet, url);
      else await call({ url, token: sheet.token }, ['POST', `/exam/attempts/${sheet.attemptId}/hand-in`], {});
    });
    sheet.isBusy = false;
  });
  return { times, failed, lost, perSecond: times.length / ((performance.now() - begun) / 1_000) };
}

process.on('message', (order) => {
  // Sent by the bench, as said above.
  void carryOut(order as Order).then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
