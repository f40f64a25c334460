import { type SearchKind, searchKinds } from '@shuyuan/contract/search/search-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { personAt } from '../../../world/person-at.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';
import { mistakeKeys } from '../documents/mistake-keys.ts';
import { listFound } from './found.store.ts';
import { findReader } from './reader.store.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import {
  closings,
  makeEveryKind,
  ofItem,
  pageClosings,
  textClosings,
} from '../../../world/tests/search/test-search-kinds.ts';
import { indexWorld, isQuoted, plain, searchOf } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;

/** Something of each kind, and the pages of what is a document. */
type Subject = { readonly name: string; readonly kind: SearchKind; readonly isPage: boolean };
const pageKinds = ['section', 'libraryItem', 'file'] as const;
const subjects: readonly Subject[] = [
  ...searchKinds.map((kind) => ({ name: kind, kind, isPage: false })),
  ...pageKinds.map((kind) => ({ name: `page of ${kind}`, kind, isPage: true })),
];
const itself = (kind: SearchKind): Subject => ({ name: kind, kind, isPage: false });

/** One document of each that 林知远 may see; it alone has the words below. */
const documents = new Map<string, Record<string, unknown>>();

/** Chinese, a word of letters, and how somebody mistypes it. */
const words = ({ name }: Subject) => {
  const at = subjects.findIndex((subject) => subject.name === name);
  const letter = 'abcdefghijklmnopqrstuvwxyz'[at] ?? '';
  // Further from those of the others than what is taken for a mistake.
  const spelled = `${letter}quizzifex${letter}`;
  const chinese = `龘${String.fromCodePoint(0x3401 + at)}`;
  return { chinese, spelled, mistyped: spelled.replace('zz', 'z') };
};

beforeAll(async () => {
  world = await openWorld();
  of = searchOf(world);
  await makeEveryKind(world);
  await indexWorld(world);
  for (const subject of subjects) await mark(subject);
});
afterAll(() => world.close());

/** Gives the words to one of those that are found by what they say now. */
async function mark(subject: Subject): Promise<void> {
  const { kind, isPage, name } = subject;
  const { chinese, spelled } = words(subject);
  const rows = await world.rows(
    `select * from search_document where kind = $1 and (file_id is not null) = $2
       and source_id <> (select id from member where account = 'linzhiyuan')
     order by is_inner, source_id limit 40`,
    [kind, isPage],
  );
  for (const row of rows) {
    const key = [row['source'], row['source_id'], row['part']];
    const title = `${chinese} ${spelled}`;
    await world.rows(
      `update search_document set title = $4, title_form = $4, form = $4, search = array_to_tsvector($5::text[]),
         title_search = case when file_id is null then array_to_tsvector($5::text[]) else title_search end
       where source = $1 and source_id = $2 and part = $3`,
      [...key, title, [chinese, spelled]],
    );
    if ((await of.idsFor('linzhiyuan', chinese)).length > 0) {
      await world.rows(
        `insert into search_word (tenant_id, word, keys) values ($1, $2, array_to_tsvector($3::text[]))`,
        [row['tenant_id'], spelled, mistakeKeys(spelled)],
      );
      await world.rows('insert into search_hot (tenant_id, form, words, people) values ($1, $2, $2, 5)', [
        row['tenant_id'],
        chinese,
      ]);
      documents.set(name, row);
      return;
    }
  }
}

const closingsOf = ({ kind, isPage }: Subject) => [
  ...closings[kind],
  ...(isPage ? pageKinds.flatMap((page) => (page === kind ? pageClosings[page] : [])) : []),
];
const cases = subjects.flatMap((subject) =>
  closingsOf(subject).map((closing) => [`${subject.name} that is ${closing[0]}`, subject, closing] as const),
);

/** All that a search may say of it: by its words, by what is typed of them, mistyped, by the counts of both, as a hot search, and as a source of the assistant. */
async function traces(account: string, subject: Subject) {
  const { chinese, spelled, mistyped } = words(subject);
  const answers = [];
  for (const search of [chinese, spelled, mistyped, `${chinese} 麤麤`]) {
    const { items, counts, recordCount, corrected } = await of.find(account, search);
    answers.push({ found: items.length, counts: counts.length, recordCount, isCorrected: corrected !== null });
  }
  for (const search of [chinese, spelled.slice(0, 10)]) {
    const suggested = await of.suggested(account, search);
    answers.push({
      found: suggested.filter((item) => item.kind === subject.kind && plain(item.title).includes(spelled)).length,
    });
  }
  answers.push({ found: (await hotSearches(account, chinese)).filter((one) => one === chinese).length });
  answers.push({ found: await of.quoted(account, spelled) });
  return answers;
}

/** The hot searches of somebody, these words the most searched of all. */
async function hotSearches(account: string, hottest: string): Promise<string[]> {
  await world.rows('update search_hot set people = case when words = $1 then 1000 else 5 end', [hottest]);
  return of.hot(account);
}
const nothing = { found: 0, counts: 0, recordCount: 0, isCorrected: false };
const noTrace = [nothing, nothing, nothing, nothing, { found: 0 }, { found: 0 }, { found: 0 }, { found: 0 }];
const once = { found: 1, counts: 1, recordCount: 1, isCorrected: false };
/** A page has no title anybody could begin to type. */
const everyTrace = ({ kind, isPage }: Subject) => {
  const suggested = { found: isPage ? 0 : 1 };
  const quoted = { found: isQuoted(kind) ? 1 : 0 };
  return [once, once, { ...once, isCorrected: true }, once, suggested, suggested, { found: 1 }, quoted];
};

test('[D-195] each kind has something that is found before it is closed', () => {
  expect([...documents.keys()].toSorted()).toEqual(subjects.map(({ name }) => name).toSorted());
});

/** The columns a change sets. */
const columnsOf = (change: string): string[] =>
  [...change.matchAll(/(?:^|, )(\w+) = /g)].flatMap(([, name]) => name ?? []);

test.for(cases)(
  '[D-195] %s leaves no trace: not in results, counts, suggestions, corrections, hot searches or sources of the assistant',
  async ([, subject, [, table, change, row = ofItem]]) => {
    const id = documents.get(subject.name)?.['source_id'];
    expect(await traces('linzhiyuan', subject)).toEqual(everyTrace(subject));
    const [before] = await world.rows(`select to_jsonb(t) as row from ${table} t where ${row}`, [id]);
    await world.rows(`update ${table} set ${change} where ${row}`, [id]);
    expect(await traces('linzhiyuan', subject)).toEqual(noTrace);
    const kept = `jsonb_populate_record(null::${table}, $2)`;
    const undo = columnsOf(change).map((column) => `${column} = (${kept}).${column}`);
    await world.rows(`update ${table} set ${undo.join(', ')} where ${row}`, [id, JSON.stringify(before?.['row'])]);
    expect(await traces('linzhiyuan', subject)).toEqual(everyTrace(subject));
  },
);

test('[D-142] where the community is closed nothing of it is found, and all else is', async () => {
  const community = questionsOf(world);
  await community.setSwitches({ communityIsOpen: '0' });
  const closed: SearchKind[] = [];
  for (const kind of searchKinds) {
    const { found } = (await traces('linzhiyuan', itself(kind)))[0] ?? {};
    if (found === 0) closed.push(kind);
  }
  expect(closed).toEqual(['question', 'article', 'answer', 'column', 'topic', 'circle']);
  await community.setSwitches({ communityIsOpen: '1' });
});

test('[D-008] another company finds nothing of this one', async () => {
  const { system, db } = world.installation;
  const person = await personAt(system, 'linzhiyuan', 0);
  const reader = await findReader(person);
  const own = db.forTenant(person.actor.tenantId).read;
  for (const subject of subjects) {
    const query = { token: words(subject).spelled };
    const asked = {
      reader,
      searchables,
      query,
      form: '',
      wanted: [],
      filters: {},
      sort: 'newest',
      limitOf: () => 10,
    } as const;
    expect(await listFound(own, asked)).toHaveLength(1);
    expect(await listFound(db.forTenant('another').read, asked)).toEqual([]);
  }
});

test.for(textClosings)(
  '[D-195] [D-122] the text of a section that is %s leaves no trace; its course is still found',
  async ([, close, open]) => {
    const [spelled, mistyped] = ['zirconquill', 'zirconqill'];
    const sections = [article('先读'), article('后读', { text: `<p>The ${spelled} is replaced once a year.</p>` })];
    const { id, keys } = await coursesOf(world).publish(sections, { title: '锆石密封圈' });
    await indexWorld(world);
    await world.rows(
      `insert into search_word (tenant_id, word, keys) select tenant_id, $2, array_to_tsvector($3::text[]) from course
       where id = $1 on conflict do nothing`,
      [id, spelled, mistakeKeys(spelled)],
    );
    const found = async () => [
      await of.idsFor('linzhiyuan', spelled),
      await of.idsFor('linzhiyuan', mistyped),
      (await of.find('linzhiyuan', spelled)).recordCount,
      (await of.find('linzhiyuan', mistyped)).corrected !== null,
      JSON.stringify(await of.find('linzhiyuan', '锆石密封圈')).includes(spelled),
      await of.idsFor('linzhiyuan', '锆石密封圈'),
    ];
    const section = `${id}/${keys[1] ?? ''}`;
    const whole = [[section], [section], 1, true, false, [id]];
    expect(await found()).toEqual(whole);
    await world.rows(close, [id]);
    expect(await found()).toEqual([[], [], 0, false, false, [id]]);
    await world.rows(open, [id]);
    expect(await found()).toEqual(whole);
    await world.rows(`update course set state = 'withdrawn' where id = $1`, [id]);
  },
);
