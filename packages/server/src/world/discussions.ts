import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import { likeAnswer, likeQuestion } from '../features/community/actions/like.ts';
import { writeReads } from '../features/community/actions/count-reads.ts';
import { addDiscussion } from '../features/community/discussions/add-discussion.ts';
import { discussableQuestions, toDiscussedQuestion } from '../features/community/discussions/discussable-questions.ts';
import { accuse } from '../features/community/moderation/accuse.ts';
import { openQuestion } from '../features/community/questions/questions.policy.ts';
import type { Context, SystemContext } from '../platform/context.ts';
import { type AnswerStory, complaintStory, discussionStories } from './discussion-stories.ts';
import { people } from './people.ts';
import { personAt } from './person-at.ts';

/** Told in the past, so nobody is rung. */
const sendNotice = async (): Promise<void> => undefined;
const discussables = [discussableQuestions];
const discuss = addDiscussion(discussables, { hasNotices: false });

type SeededQuestion = Awaited<ReturnType<typeof openQuestion>>;
type Company = ReadonlyMap<string, Context>;

/** Everybody is looked up once: much is told of each of them. */
const gather = async (ctx: SystemContext): Promise<Company> =>
  new Map(await Promise.all(people.map(async ({ account }) => [account, await personAt(ctx, account, 0)] as const)));

function personOf(company: Company, account: string): Context {
  const person = company.get(account);
  if (!person) throw new Error(`the world has nobody called ${account}`);
  return person;
}

type Moment = { readonly told: SeededQuestion; readonly hours: number };
/** Somebody, so many hours after it was published; never in the future. */
function personAfter(company: Company, account: string, { told, hours }: Moment): Context {
  const person = personOf(company, account);
  const at = Math.min(told.publishedAt.getTime() + hours * hourMs, person.now());
  return { ...person, now: () => at };
}

type Liked = Moment & {
  readonly likes: readonly string[];
  /** What is liked below it; null: itself. */
  readonly answer: { readonly id: string; readonly authorId: string } | null;
};

/** One after the other, some hours apart. */
async function like(company: Company, { told, likes, hours, answer: liked }: Liked): Promise<void> {
  for (const [at, account] of likes.entries()) {
    const fan = personAfter(company, account, { told, hours: hours + 7 * (at + 1) });
    await fan.inTransaction(async (tx) => {
      const discussed = toDiscussedQuestion(fan, told);
      if (liked) await likeAnswer(tx, fan, { discussed, answer: liked, isOn: true, sendNotice });
      else await likeQuestion(tx, fan, { question: told, discussed, isOn: true, sendNotice });
    });
  }
}

async function answer(
  company: Company,
  told: SeededQuestion,
  { replies = [], ...first }: AnswerStory,
): Promise<string> {
  const said: string[] = [];
  for (const { by, hours, says, likes = [] } of [first, ...replies]) {
    const [parentId, ...earlier] = said;
    const below = { ...(parentId && { parentId }), ...(earlier.length > 0 && { replyToId: earlier.at(-1) }) };
    const person = personAfter(company, by, { told, hours });
    const { id } = await discuss(person, { questionId: told.id, content: says, ...below });
    await like(company, { told, hours, likes, answer: { id, authorId: person.actor.id } });
    said.push(id);
  }
  return said[0] ?? '';
}

type Readers = { readonly told: SeededQuestion; readonly readers: number; readonly turn: number };

/** Of ten people so many, each on a day of their own since it was published. */
function readsOf(company: Company, { told, readers, turn }: Readers) {
  return [...company.values()].flatMap(({ actor, now, external }, person) => {
    const day = (person * 7 + turn * 3) % 10;
    if (day >= readers) return [];
    const since = now() - told.publishedAt.getTime();
    const at = Math.round(told.publishedAt.getTime() + (since * (day + 1)) / 12 + person * minuteMs);
    const { tenantId, id: memberId } = actor;
    return [{ tenantId, memberId, questionId: told.id, at: new Date(at), day: dayOf(at, external.timeZone) }];
  });
}

async function complain(company: Company, told: SeededQuestion, targetId: string): Promise<void> {
  const { by, hours, says } = complaintStory;
  const complaint = { targetType: 'discuss', targetId, reason: 'advertisement', text: says } as const;
  await accuse(discussables)(personAfter(company, by, { told, hours }), complaint);
}

/** What colleagues made of what was published: answers, likes, reads over the days, and one complaint that waits. */
export async function seedDiscussions(ctx: SystemContext): Promise<void> {
  const company = await gather(ctx);
  const rows = await ctx.read.selectFrom('question').select(['id', 'title']).execute();
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  const reads: ReturnType<typeof readsOf> = [];
  for (const [turn, { title, likes, readers, answers }] of discussionStories.entries()) {
    const told = await openQuestion(personOf(company, 'linzhiyuan'), ids.get(title) ?? title);
    reads.push(...readsOf(company, { told, readers, turn }));
    await like(company, { told, hours: 0, likes, answer: null });
    for (const story of answers) {
      const id = await answer(company, told, story);
      const { about } = complaintStory;
      if (title === about.title && story.by === about.by) await complain(company, told, id);
    }
  }
  await ctx.inTransaction((tx) => writeReads(tx, reads));
}
