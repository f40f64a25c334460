import { search } from '@shuyuan/contract/search/search.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import * as wire from '@shuyuan/contract/community/question.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { byCards, costs, post, pricingOf } from '../world/tests/money/test-pricing.ts';
import { indexWorld } from '../world/tests/search/test-search.ts';
import { type SecretCourse, secretWords, sellSecretCourse } from '../world/tests/study/test-secret-course.ts';
import { routes } from './routes.ts';

/** Within what a summary holds, behind it, and far from the beginning: of nothing that is open. */
const secrets = {
  early: '量后才改丙丁',
  late: '壬癸配方甲乙',
  file: '寅卯讲义辰巳',
  ...secretWords,
};
/** As long, and nowhere. */
const nowhere = '戌亥子丑申酉';
const opening = '铺垫的话说了一遍又一遍。'.repeat(9);
const content = `<p>${opening}${secrets.early}，${'后面还有很长的正文。'.repeat(30)}${secrets.late}。</p>`;

let world: TestWorld;
let of: ReturnType<typeof pricingOf>;
let stranger: Caller;
let buyer: Caller;
let known: readonly string[];
const sold: string[] = [];
/** A course that is to be paid for, and its sections: a sound and an article. */
let lesson: SecretCourse;

beforeAll(async () => {
  world = await openWorld();
  of = pricingOf(world);
  const team = await of.team('hejingxing');
  const [topicId, circle] = [
    await of.topicOf('精益生产'),
    await world.rows(`select id from knowledge_circle where name = '数据与智能'`),
  ];
  const form = { content, topicIds: [topicId], circleId: String(circle[0]?.['id']) };
  const film = await of.bring('hejingxing', `${secrets.file}.mp4`, Buffer.from('a film'));
  const book = await of.bring('hejingxing', `${secrets.file}.pdf`, Buffer.from('a document'));
  const card = await of.makeCard();
  sold.push(
    await of.sell('hejingxing', team, costs(100), { ...form, title: '收费的文章' }),
    await of.sell('hejingxing', team, byCards(card), { ...form, title: '凭卡看的文章' }),
    await of.sell('hejingxing', team, costs(100), { ...form, kind: QuestionKind.video, fileIds: [film.fileId] }),
    await of.sell('hejingxing', team, costs(100), { ...form, kind: QuestionKind.file, fileIds: [book.fileId] }),
  );
  const columnId = await of.sellColumn('hejingxing', team, costs(300), { questionIds: sold });
  lesson = await sellSecretCourse(world, secrets);
  await indexWorld(world);
  known = [
    ...Object.values(lesson),
    ...sold,
    team,
    columnId,
    topicId,
    form.circleId,
    card,
    await of.idOf('hejingxing'),
  ];
  stranger = await of.as(await of.newcomer());
  const account = await of.rich(10_000n);
  await of.buy(account, post(sold[0] ?? ''), 100);
  buyer = await of.as(account);
});
afterAll(() => world.close());

type Fields = Readonly<Record<string, z.ZodType>>;
const fieldsOf = ({ input }: Endpoint): Fields => (input instanceof z.ZodObject ? input.shape : {});
const takes = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;
/** What a field that must be there is filled with when it names nothing that is known by an id. */
const usual = ['question', 'column', 'cn', 1, '1', 0, true, 'KNOWLEDGE_OPERATION_CONFIG'];

/** Ways to fill what a call must be given, but for one field: with each id there is, and each section of the course. */
function inputsOf(endpoint: Endpoint, besides?: string): Record<string, unknown>[] {
  const needed = Object.entries(fieldsOf(endpoint)).filter(
    ([name, field]) => name !== besides && (name === 'courseId' || !takes(field, undefined)),
  );
  const fill = (id: string, sectionKey: string) =>
    needed.map(([name, field]) => {
      if (name === 'sectionKey') return [name, sectionKey];
      return [name, /ids?$|code$/i.test(name) ? id : usual.find((value) => takes(field, value))];
    });
  const { sectionKey: sound, articleKey } = lesson;
  return known.flatMap((id) => [sound, articleKey].map((key) => Object.fromEntries(fill(id, key))));
}

/** What a call that is open to everybody answers, for each way to fill it; those that need no id once. */
const readable = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access, stream }) => method === 'GET' && !stream && (access === 'member' || access === 'public'));
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const once = (inputs: Record<string, unknown>[]) => [
  ...new Map(inputs.map((input) => [JSON.stringify(input), input])).values(),
];

/** The same answer whatever was looked for, without what changes by itself and without the words themselves. */
const masked = (answer: { status: number; body: unknown }, words: string): string =>
  `${answer.status} ${JSON.stringify(answer.body)}`
    .replaceAll(words, '')
    .replaceAll(/"(requestId|\w*(?:time|at|token|url|seed))":(?:"[^"]*"|\d+)/gi, '');

async function answersTo(caller: Caller, endpoint: Endpoint, field: string, words: string): Promise<string[]> {
  const inputs = once(inputsOf(endpoint, field));
  const answers = await Promise.all(inputs.map((input) => caller.call(endpoint, { ...input, [field]: words })));
  return answers.map((answer) => masked(answer, words));
}

/** What answers by chance answers differently to the same words. */
const isByChance = ({ path }: Endpoint): boolean => path.endsWith('/random');

const searches = readable
  .filter((endpoint) => !isByChance(endpoint))
  .flatMap((endpoint) =>
    Object.entries(fieldsOf(endpoint)).flatMap(([field, type]) =>
      takes(type, nowhere) && !takes(type, 7) ? [[nameOf(endpoint), field, endpoint] as const] : [],
    ),
  );

test.each(searches)(
  '[D-122] %s answers to words of an unpaid text in %s as to words nobody wrote',
  async (_, field, endpoint) => {
    const expected = await answersTo(stranger, endpoint, field, nowhere);
    for (const words of Object.values(secrets))
      expect(await answersTo(stranger, endpoint, field, words)).toEqual(expected);
  },
);

test('[D-122] the walk meets the lists that search: whoever has paid finds more than nothing there', async () => {
  const finding: string[] = [];
  for (const [name, field, endpoint] of searches) {
    const [found, none] = [
      await answersTo(buyer, endpoint, field, secrets.late),
      await answersTo(buyer, endpoint, field, nowhere),
    ];
    if (JSON.stringify(found) !== JSON.stringify(none)) finding.push(`${name} ${field}`);
  }
  expect(finding.toSorted()).toEqual([`${nameOf(wire.listQuestions)} search`, `${nameOf(search)} search`].toSorted());
});

test.each(readable.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '[D-122] %s says nothing of an unpaid text',
  async (_, endpoint) => {
    const inputs = once(inputsOf(endpoint)).map((input) => ({ ...input, pageSize: 100 }));
    const said = JSON.stringify(await Promise.all(inputs.map((input) => stranger.call(endpoint, input))));
    for (const words of Object.values(secrets)) expect(said).not.toContain(words);
  },
);

/** Fields of other calls that sound like a search: the assistant has tests of its own, the others search no texts, or keep words for later. */
const notSearching = new Set([
  'POST /aigc/chat question',
  'POST /aigc/chat web_search',
  'POST /exam-bank/questions question',
  'POST /exam-bank/tries question',
  'POST /live/room/:id/present search',
  'POST /zxy-log/recommend/user-action keyword',
  'POST /search/click search',
  'POST /search/saved keyword',
  'PUT /exam-bank/questions/:id question',
]);

test('[D-122] a search is a GET, or is named here', () => {
  const found = routes.flatMap(({ endpoint }) =>
    endpoint.method === 'GET'
      ? []
      : Object.keys(fieldsOf(endpoint))
          .filter((name) => /search|query|question$|keyword/i.test(name))
          .map((name) => `${nameOf(endpoint)} ${name}`),
  );
  expect(found.filter((name) => !notSearching.has(name))).toEqual([]);
});
