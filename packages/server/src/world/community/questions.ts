import { QuestionKind } from '@shuyuan/contract/community/questions';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { createQuestion } from '../../features/community/questions/publish/create-question.ts';
import { saveDraft } from '../../features/community/questions/drafts/store-draft.ts';
import { closeQuestion } from '../../features/community/questions/move-question.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { personAt } from '../person-at.ts';
import { questionFiles } from './question-files.ts';
import { draftStory, questionStories, type QuestionStory } from './question-stories.ts';

type Places = {
  readonly topics: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
  readonly circles: ReadonlyMap<string, string>;
};

const byName = (rows: readonly { readonly id: string; readonly name: string }[]) =>
  new Map(rows.map(({ id, name }) => [name, id]));

/** Everything a story may name, read once. */
const findPlaces = async ({ read }: SystemContext): Promise<Places> => ({
  topics: byName(await read.selectFrom('topic').select(['id', 'name']).execute()),
  accounts: byName(await read.selectFrom('shareAccount').select(['id', 'name']).execute()),
  circles: byName(await read.selectFrom('knowledgeCircle').select(['id', 'name']).execute()),
});

function idOf(known: ReadonlyMap<string, string>, name: string): string {
  const id = known.get(name);
  if (id === undefined) throw new Error(`the world has nothing called ${name}`);
  return id;
}

async function publish(ctx: SystemContext, places: Places, story: QuestionStory): Promise<void> {
  const { by, kind, account, circle, topics, daysAgo, title, content, cover, isClosed } = story;
  const author = await personAt(ctx, by, daysAgo * dayMs);
  const { id } = await createQuestion(author, {
    kind,
    title,
    content,
    topicIds: topics.map((topic) => idOf(places.topics, topic)),
    fileIds: await questionFiles(author, kind),
    columnIds: [],
    ...(account !== undefined && { accountId: idOf(places.accounts, account) }),
    ...(circle !== undefined && { circleId: idOf(places.circles, circle) }),
    ...(cover !== undefined && { coverFileId: await bringCover(author, cover) }),
  });
  if (isClosed) await closeQuestion(await personAt(ctx, by, (daysAgo - 4) * dayMs), { id });
}

/** What the company has asked and written over a month, and what somebody is still writing. */
export async function seedQuestions(ctx: SystemContext): Promise<void> {
  const places = await findPlaces(ctx);
  for (const story of questionStories) await publish(ctx, places, story);
  const { by, topics, title, content } = draftStory;
  await saveDraft(await personAt(ctx, by, 15 * hourMs), {
    kind: QuestionKind.ask,
    title,
    content,
    topicIds: topics.map((topic) => idOf(places.topics, topic)),
    fileIds: [],
    columnIds: [],
  });
}
