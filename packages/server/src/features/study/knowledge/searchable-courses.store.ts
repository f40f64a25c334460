import { SectionType } from '@shuyuan/contract/study/section-types';
import type { CaptionCue } from '@shuyuan/contract/study/captions/caption-cues';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { cleanText } from '../../community/index.ts';
import { isTextOf, listPageTexts } from '../../files/index.ts';
import { isPaidItem } from '../../library/index.ts';
import { isBoughtBy, isPaidBy } from '../../pricing/index.ts';
import {
  among,
  inParts,
  isMeantFor,
  rowsOfTable,
  type Searchable,
  type SearchDocument,
  type SearchReader,
} from '../../search/index.ts';

const listCourses = (read: Reads, ids: readonly string[]) =>
  read
    .selectFrom('course')
    .select(['id', 'tenantId', 'title', 'introduction', 'versionId', 'publishedAt', 'isFile'])
    .select([
      sql<string>`coalesce(lecturer_id, author_id)`.as('authorId'),
      sql<string>`(select organization_id from member where member.id = course.author_id)`.as('organizationId'),
      sql<bigint>`(select coalesce(sum(learners), 0) from learner_count where content_id = course.id)`.as('learners'),
      sql<string[]>`array(select topic_id from course_topic carried where carried.course_id = course.id)`.as(
        'topicIds',
      ),
      sql<string[]>`array(select topic.name from course_topic carried join topic on topic.id = carried.topic_id
        where carried.course_id = course.id)`.as('names'),
    ])
    .where('id', '=', among(ids))
    .where('state', '=', 'published')
    .execute();
type Course = Awaited<ReturnType<typeof listCourses>>[number];

const listSections = (read: Reads, ids: readonly string[]) =>
  read
    .selectFrom('course')
    .innerJoin('courseSection as section', 'section.versionId', 'course.versionId')
    .leftJoin('file', 'file.id', 'section.fileId')
    .select(['course.id as courseId', 'section.key', 'section.type', 'section.title', 'section.text'])
    .select(['file.kind as fileKind', 'section.fileId'])
    .where('course.id', '=', among(ids))
    .where('course.state', '=', 'published')
    .execute();
type Section = Awaited<ReturnType<typeof listSections>>[number];

const listCaptions = (read: Reads, ids: readonly string[]) =>
  read
    .selectFrom('sectionCaption')
    .select(['courseId', 'sectionKey', 'language'])
    // Written by the store of captions alone, from what the contract has parsed.
    .select(sql<readonly CaptionCue[]>`cues`.as('cues'))
    .where('courseId', '=', among(ids))
    .execute();
type Captions = Awaited<ReturnType<typeof listCaptions>>[number];

/** Spoken words, a line for each cue. */
const spokenTexts = (cues: readonly CaptionCue[]) =>
  inParts(cues.map(({ from, text }) => ({ text, at: Math.floor(from) })));

/** The beginning of an article that is longer. */
const articleCharacters = 30_000;

type PageTexts = NonNullable<ReturnType<Awaited<ReturnType<typeof listPageTexts>>['get']>>;

const commonOf = ({ tenantId, authorId, organizationId, learners, topicIds, names, publishedAt }: Course) => ({
  tenantId,
  authorId,
  organizationId,
  topicIds,
  names,
  useCount: Number(learners),
  publishedAt: publishedAt ?? new Date(0),
});

/** The title stands in the outline for all to read; what it says inside only for those it is open to. */
function documentsOfSection(
  course: Course,
  section: Section,
  { captions, pages }: { readonly captions: readonly Captions[]; readonly pages: PageTexts },
): SearchDocument[] {
  const { key, title, type, text, fileKind } = section;
  const item = {
    ...commonOf(course),
    sourceId: course.id,
    kind: 'section' as const,
    itemId: `${course.id}/${key}`,
    sectionKey: key,
    title,
    ...(fileKind && { fileKind }),
  };
  const own = { ...item, part: `section/${key}`, isInner: false, text: '' };
  const article =
    type === SectionType.article && text !== null
      ? [
          {
            ...item,
            part: `section/${key}/text`,
            isInner: true,
            text: cleanText(text).text.slice(0, articleCharacters),
          },
        ]
      : [];
  const spoken = captions.flatMap(({ language, cues }) =>
    spokenTexts(cues).map((said, at) => ({
      ...item,
      part: `section/${key}/${language}/${at}`,
      isInner: true,
      text: said.text,
      seconds: said.places,
    })),
  );
  const written = pages.map(({ name, ...page }) => ({
    ...item,
    part: `section/${key}/${name}`,
    isInner: true,
    ...page,
  }));
  return [own, ...article, ...spoken, ...written];
}

const listDocuments = async (read: Reads, ids: readonly string[]): Promise<SearchDocument[]> => {
  const courses = await listCourses(read, ids);
  const listed = await listSections(read, ids);
  const sections = Map.groupBy(listed, ({ courseId }) => courseId);
  const texts = await listPageTexts(
    read,
    listed.flatMap(({ fileId }) => fileId ?? []),
  );
  const captions = Map.groupBy(
    await listCaptions(read, ids),
    ({ courseId, sectionKey }) => `${courseId}/${sectionKey}`,
  );
  return courses.flatMap((course) => {
    const { id, title, introduction } = course;
    const item = { ...commonOf(course), sourceId: id, part: '', kind: 'course' as const, itemId: id, isInner: false };
    const inside = (sections.get(id) ?? []).flatMap((section) =>
      documentsOfSection(course, section, {
        captions: captions.get(`${id}/${section.key}`) ?? [],
        pages: texts.get(section.fileId ?? '') ?? [],
      }),
    );
    // A file of a path or a subject stands in no list: it is found as its section alone.
    return !course.isFile ? [{ ...item, title, text: introduction }, ...inside] : inside;
  });
};

/** Published, and for the reader or bought by them; a file of a path or a subject for whoever opened it there. */
const isCourseOpen = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`course.state = 'published' and (
  case when course.is_file then is_file_course_open(course.id, ${reader.memberId})
  else ${isMeantFor(reader, sql`course.audience`)} or ${isBoughtBy(reader, 'course', sql`course.id`)} end)`;

const isCourseVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from course where course.id = document.source_id and ${isCourseOpen(reader)})`;

/** D-122, as `findCourseOffers` answers it for a page. */
const isPaid = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`(
  case when course.library_item_id is not null then ${isPaidItem(reader, sql`course.library_item_id`)}
  else ${isPaidBy(reader, 'course', sql`course.id`)} or ${reader.managesCourses}
    or course.author_id = ${reader.memberId} or coalesce(course.lecturer_id = ${reader.memberId}, false)
    or is_course_demanded(course.id, ${reader.memberId}) end)`;

/** `sectionLocksOf` of the contract: nothing required before it is unfinished. An exam or class that is away may lock here
 * what the page opens: found a little too rarely, never too soon. */
const isUnlocked: RawBuilder<boolean> = sql<boolean>`(course.can_skip or progress.finished_at is not null or not exists (
  select from course_section earlier
    left join section_progress done on done.run_id = run.id and done.section_key = earlier.key
  where earlier.version_id = section.version_id and earlier.position < section.position and earlier.is_required
    and done.finished_at is null))`;

/**
 * Its title to whoever may open the course; what it says to those it is paid for by and open to, in the version they
 * learn: what an author has taken out or rewritten is not found by its new words in an old version.
 */
const isSectionVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from course
    left join study_run run on run.course_id = course.id and run.member_id = ${reader.memberId} and run.closed_at is null
    -- No coalesce: row security takes it for one that may tell, and every section of the company with that key would be read.
    join course_section section on section.key = document.section_key
      and section.version_id = case when run.version_id is null then course.version_id else run.version_id end
    join course_section latest on latest.key = document.section_key and latest.version_id = course.version_id
    left join section_progress progress on progress.run_id = run.id and progress.section_key = section.key
  where course.id = document.source_id and ${isCourseOpen(reader)}
    and section.title = latest.title
    and (not document.is_inner or section.text is not distinct from latest.text
      and ${isTextOf(sql`section.file_id`)} and (section.is_free or ${isPaid(reader)}) and ${isUnlocked}))`;

/** Courses and their sections, with what is written and said in them, and stands on the pages of their documents. */
export const searchableCourses: Searchable = {
  source: 'course',
  ...rowsOfTable('course'),
  listDocuments,
  isVisible: { course: isCourseVisible, section: isSectionVisible },
};
