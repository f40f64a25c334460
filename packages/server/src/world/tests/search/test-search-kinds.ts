import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { TestWorld } from '../../open-world.ts';
import { article, coursesOf } from '../study/test-courses.ts';
import { examsOf } from '../exams/test-exams.ts';
import { libraryOf } from '../study/test-library.ts';
import { linkItem, stageOf, subjectsOf } from '../study/test-subjects.ts';

/** Something of the kinds the seeded company has none of, so that there is something of each kind that is found. */
export async function makeEveryKind(world: TestWorld): Promise<void> {
  await coursesOf(world).publish([article('一节')]);
  await makePages(world);
  await subjectsOf(world).publish([stageOf('一', [linkItem('一')])]);
  const exams = examsOf(world);
  await exams.publish(exams.examFields(await exams.fixedPaper(1)));
  await world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, path, name, search_text, search, kind, ending, content_type, size,
       sha256, storage_key, created_at)
     select '${ownFile}', tenant_id, id, 'personal', repeat('p', 22), '笔记.pdf', '', '', 'document', 'pdf', 'application/pdf', 1,
       decode(repeat('00', 32), 'hex'), 'key', now() from member where account = 'linzhiyuan'`,
  );
  await world.rows(`update file_text set read_at = now()`);
  await world.rows(
    `insert into file_page (file_id, tenant_id, number, text) select file_id, tenant_id, 7, '一页' from file_text`,
  );
  // A branch page is closed in more ways than an article, which all of the company read.
  await world.rows(`delete from site_page where kind = 'article'`);
}

const ownFile = 'file';

/** Documents of the library and of a section that are read page by page. */
async function makePages(world: TestWorld): Promise<void> {
  const courses = coursesOf(world);
  const section = { type: SectionType.document, title: '讲义', isRequired: true, fileId: await courses.bringPages(1) };
  await courses.publish([article('先读'), section]);
  await libraryOf(world).publish();
  await world.rows(putSpare);
}

const nobody = `'{"isEveryone": false, "memberIds": [], "organizationIds": [], "positionIds": [], "topicIds": []}'::jsonb`;
const pricing = (type: string, table: string) =>
  `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
  select tenant_id, '${type}', id, 1, 100, 100, now() from ${table} where id = $1`;
/** A course, a subject and an exam nobody has bought. */
export const [putPrice, putSubjectPrice, putExamPrice] = [
  pricing('course', 'course'),
  pricing('subject', 'subject'),
  pricing('exam', 'exam'),
];

/** A price in search of a thing: it is another's until a test moves it. */
const putSpare = `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
  select tenant_id, 'libraryItem', 'spare', 1, 100, 100, now() from library_item limit 1`;

/** Changes that close the text of a section while its course and its title stay, and those that open it again. */
export const textClosings: readonly (readonly [name: string, close: string, open: string])[] = [
  [
    'locked by what comes before it',
    'update course set can_skip = false where id = $1',
    'update course set can_skip = true where id = $1',
  ],
  ['not paid', putPrice, `delete from price where business_id = $1`],
];

type PageKind = 'section' | 'libraryItem' | 'file';

const documentOfCourse = `(select section.file_id from course
  join course_section section on section.version_id = course.version_id
  where course.id = $1 and section.file_id is not null)`;

/** Changes that close the pages of a document and leave what shows it open. */
export const pageClosings: Readonly<Record<PageKind, readonly Closing[]>> = {
  section: [
    ['of a section that is locked', 'course', 'can_skip = false'],
    ['of a document that is withheld', 'file', `cleaning = 'failed'`, `id = ${documentOfCourse}`],
    [
      'read from another document',
      'search_document',
      `file_id = '${ownFile}'`,
      'source_id = $1 and file_id is not null',
    ],
  ],
  libraryItem: [
    ['of an older version', 'library_item', `file_id = '${ownFile}'`],
    ['not paid', 'price', 'business_id = $1', `business_type = 'libraryItem' and business_id in ('spare', $1)`],
    [
      'of a document that is withheld',
      'file',
      `cleaning = 'failed'`,
      'id = (select file_id from library_item where library_item.id = $1)',
    ],
  ],
  file: [['of a file that is kept no more', 'file', `purpose = 'draft'`]],
};

/** The row of what was found. */
export const ofItem = 'id = $1';

type Closing = readonly [name: string, table: string, change: string, row?: string];

/** Changes that take each kind away from 林知远, while the index still has all of it. */
export const closings: Readonly<Record<SearchKind, readonly Closing[]>> = {
  course: [
    ['a draft', 'course', `state = 'draft'`],
    ['withdrawn', 'course', `state = 'withdrawn'`],
    ['archived', 'course', `state = 'archived'`],
    ['for others', 'course', `audience = ${nobody}`],
  ],
  section: [
    ['of a course that is a draft', 'course', `state = 'draft'`],
    ['of a course that is withdrawn', 'course', `state = 'withdrawn'`],
    ['of a course that is archived', 'course', `state = 'archived'`],
    ['of a course for others', 'course', `audience = ${nobody}`],
  ],
  subject: [
    ['a draft', 'subject', `state = 'draft'`],
    ['withdrawn', 'subject', `state = 'withdrawn'`],
    ['archived', 'subject', `state = 'archived'`],
    ['for others', 'subject', `audience = ${nobody}`],
  ],
  libraryItem: [
    ['withdrawn', 'library_item', `state = 'withdrawn'`],
    ['for others', 'library_item', `audience = ${nobody}`],
  ],
  exam: [
    ['withdrawn', 'exam', `state = 'withdrawn'`],
    ['for others', 'exam', `published = jsonb_set(published, '{audience}', ${nobody})`],
  ],
  live: [
    ['cancelled', 'live', 'status = 4'],
    ['for people who were invited', 'live', 'share_scope = 3'],
  ],
  replay: [
    ['without a recording', 'live_replay', `state = 'failed'`, 'live_id = $1'],
    ['of a live for others', 'live', 'share_scope = 3'],
  ],
  question: [['taken away', 'question', `state = 'removed'`]],
  article: [
    ['taken away', 'question', `state = 'removed'`],
    [
      'of an account that is closed',
      'share_account',
      `state = 'closed'`,
      'id = (select account_id from question where question.id = $1)',
    ],
  ],
  answer: [
    ['taken away', 'discussion', 'is_removed = true'],
    [
      'below a post that is gone',
      'question',
      `state = 'removed'`,
      'id = (select question_id from discussion where discussion.id = $1)',
    ],
  ],
  column: [
    ['removed', 'special_column', 'is_removed = true'],
    [
      'of an account that is closed',
      'share_account',
      `state = 'closed'`,
      'id = (select account_id from special_column kept where kept.id = $1)',
    ],
  ],
  account: [['closed', 'share_account', `state = 'closed'`]],
  topic: [['hidden', 'topic', 'is_hidden = true']],
  circle: [['hidden', 'knowledge_circle', 'is_hidden = true']],
  person: [['left', 'member', `state = 'left'`]],
  sitePage: [
    ['taken back', 'site_page', 'draft = published, published = null, published_at = null'],
    [
      'of an organisation beside theirs',
      'site_page',
      `organization_id = (select id from organization where id <> all (
        select unnest(path) from organization own join member on member.organization_id = own.id
        where account = 'linzhiyuan') order by id limit 1)`,
    ],
  ],
  file: [['of somebody else', 'file', `owner_id = (select id from member where account = 'shenruoxi')`]],
};
