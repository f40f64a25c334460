import { readLibraryForm, updateLibraryItem, withdrawLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { readCourseFile } from '@shuyuan/contract/study/courses/course-file.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { addSubjectLibraryItem } from '@shuyuan/contract/subjects/manage-subject.wire';
import type { TestWorld } from '../../open-world.ts';
import { libraryOf } from './test-library.ts';
import { bringPages } from '../files/test-pages.ts';
import { costs } from '../money/test-pricing.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from './test-subjects.ts';

type ItemReads = { readonly file: number; readonly byName: number; readonly play: number };
/** Read nowhere; in the library alone; and where it is learned, too. */
export const closed: ItemReads = { file: 404, byName: 422, play: 422 };
export const inLibraryAlone: ItemReads = { ...closed, file: 200 };
export const open: ItemReads = { file: 200, byName: 200, play: 200 };

/** Items of the library as contents: 沈若溪 brings them into subjects, 林知远 learns. */
export function libraryContentsOf(world: TestWorld) {
  const items = libraryOf(world);
  const subjects = subjectsOf(world);

  async function keyIn(courseId: string): Promise<string> {
    const [row] = await world.rows(
      'select key from course_section section join course on course.version_id = section.version_id where course.id = $1',
      [courseId],
    );
    return String(row?.['key']);
  }

  const fileOf = async (itemId: string): Promise<string> =>
    String((await world.rows('select file_id from library_item where id = $1', [itemId]))[0]?.['file_id']);

  /** A subject with an item in it, alone or behind a link. */
  async function publishWith(itemId: string, { isBehind = false } = {}) {
    const created = await subjects.create();
    const author = await subjects.as('shenruoxi');
    const { businessId, title } = (await author.call(addSubjectLibraryItem, { id: created.id, itemId })).body;
    const first = isBehind ? [stageOf('一', [linkItem('先读')])] : [];
    const stages = [...first, stageOf('二', [courseItem(businessId, title)])];
    return { ...(await subjects.publishDraft(created, stages)), businessId, title };
  }

  /** The ways somebody gets at an item in a subject: its bytes, the name of its section, and being counted. */
  async function readsOf(
    account: string,
    { businessId, fileId }: { businessId: string; fileId: string },
  ): Promise<ItemReads> {
    const caller = await subjects.as(account);
    const [path, sectionKey] = [await items.pathOf(fileId), await keyIn(businessId)];
    return {
      file: await items.fileStatus(account, path),
      byName: (await caller.call(readCourseFile, { courseId: businessId, sectionKey })).status,
      play: (await caller.call(startPlay, { courseId: businessId, sectionKey })).status,
    };
  }

  return { items, subjects, keyIn, fileOf, publishWith, readsOf };
}

/** One with a price, an elective of a subject 林知远 has opened it in: its card may be read, and nothing of its file. */
async function sellUnpaid(world: TestWorld, locked: string) {
  const { items, subjects, keyIn } = libraryContentsOf(world);
  const author = await subjects.as('shenruoxi');
  const fileId = await bringPages(world, 'shenruoxi', `${locked}.pdf`);
  const { id } = await items.publish({ title: '收费资料', fileId, price: costs(300) });
  const created = await subjects.create();
  const { businessId } = (await author.call(addSubjectLibraryItem, { id: created.id, itemId: id })).body;
  const elective = courseItem(businessId, '收费资料', { isRequired: false });
  await subjects.publishDraft(created, [stageOf('一', [linkItem('先读'), elective])]);
  await subjects.join('linzhiyuan', created.id);
  await subjects.open('linzhiyuan', created.id, '收费资料');
  return { id, businessId, key: await keyIn(businessId) };
}

/** Items of the library in subjects 林知远 has opened them in: withdrawn since, or for others now. The subject keeps a title of its own. */
export async function closeLibraryItems(world: TestWorld, { title, locked }: { title: string; locked: string }) {
  const { items, subjects } = libraryContentsOf(world);
  const author = await subjects.as('shenruoxi');
  async function publishOpened() {
    const item = await items.publish({ title, introduction: locked });
    const created = await subjects.create();
    const { businessId } = (await author.call(addSubjectLibraryItem, { id: created.id, itemId: item.id })).body;
    await subjects.publishDraft(created, [stageOf('一', [courseItem(businessId, '后读')])]);
    await subjects.join('linzhiyuan', created.id);
    await subjects.open('linzhiyuan', created.id, '后读');
    return { ...item, businessId };
  }
  const [withdrawn, foreign] = [await publishOpened(), await publishOpened()];
  const closing: { readonly status: number; readonly body: unknown }[] = [
    await author.call(withdrawLibraryItem, { id: withdrawn.id, reason: '内容过时' }),
  ];
  const { can: _can, ...form } = (await author.call(readLibraryForm, { id: foreign.id })).body;
  const audience = await items.onlyFor('amina');
  closing.push(await author.call(updateLibraryItem, { ...form, topicIds: [], audience }));
  const unpaid = await sellUnpaid(world, locked);
  // One that stayed open would prove nothing.
  if (closing.some(({ status }) => status !== 200)) throw new Error(JSON.stringify(closing.map(({ body }) => body)));
  return [
    { name: 'library item, withdrawn', id: withdrawn.id },
    { name: 'library item, foreign', id: foreign.id },
    { name: 'content of the library, withdrawn', id: withdrawn.businessId },
    { name: 'content of the library, foreign', id: foreign.businessId },
    { name: 'library item, unpaid', id: unpaid.id },
    { name: 'content of the library, unpaid', id: unpaid.businessId, key: unpaid.key },
  ];
}
