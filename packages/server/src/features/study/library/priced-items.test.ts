import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { listRelatedItems } from '@shuyuan/contract/library/library.wire';
import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import { readCourseStreamToken } from '@shuyuan/contract/study/courses/course-file.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { addSubjectLibraryItem } from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { goods, itemSalesOf } from '../../../world/tests/money/test-item-sales.ts';
import { open } from '../../../world/tests/study/test-library-contents.ts';
import { courseItem, stageOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let of: ReturnType<typeof itemSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = itemSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

test('[D-183] who has to learn it as content pays nothing; an elective is bought, once for both places', async () => {
  const { id } = await of.sell();
  const fileId = await of.contents.fileOf(id);
  const author = await of.contents.subjects.as('shenruoxi');
  async function subjectWith(isRequired: boolean) {
    const created = await of.contents.subjects.create();
    const { businessId } = (await author.call(addSubjectLibraryItem, { id: created.id, itemId: id })).body;
    const stage = stageOf('一', [courseItem(businessId, '收费资料', { isRequired })], isRequired ? 0 : 1);
    return { ...(await of.contents.subjects.publishDraft(created, [stage])), businessId };
  }
  const [required, elective] = [await subjectWith(true), await subjectWith(false)];
  const [learner, chooser] = [await of.sales.newcomer(), await of.sales.rich(1_000n)];
  await of.contents.subjects.join(learner, required.id);
  await of.contents.subjects.open(learner, required.id, '收费资料');
  expect(await of.contents.readsOf(learner, { businessId: required.businessId, fileId })).toEqual(open);
  const { businessId } = elective;
  await of.contents.subjects.join(chooser, elective.id);
  await of.contents.subjects.open(chooser, elective.id, '收费资料');
  const [reader, sectionKey] = [await of.contents.subjects.as(chooser), await of.contents.keyIn(businessId)];
  const shut = (await reader.call(findCourseBasicInfo, { id: businessId })).body;
  expect([shut.offer?.isOpen, shut.libraryItemId]).toEqual([false, id]);
  for (const endpoint of [openSection, readCourseStreamToken])
    expect((await reader.call(endpoint, { courseId: businessId, sectionKey })).body).toMatchObject(
      refused('course.unpaid'),
    );
  expect((await of.contents.readsOf(chooser, { businessId, fileId })).file).toBe(404);
  expect((await of.sales.buy(chooser, { businessType: 'course', businessId }, 300)).body).toMatchObject(
    refused('price.not-for-sale'),
  );
  await of.sales.buy(chooser, goods(id), 300);
  expect(await of.contents.readsOf(chooser, { businessId, fileId })).toEqual(open);
});

test('[D-122] nobody makes content of an item they have not paid for', async () => {
  const { id } = await of.sell();
  const created = await of.contents.subjects.create({}, 'guhuaiqian');
  const other = await of.contents.subjects.as('guhuaiqian');
  const before = await of.contents.subjects.snapshot();
  const answer = await other.call(addSubjectLibraryItem, { id: created.id, itemId: id });
  expect(answer.body).toMatchObject(refused('course.unknown-content'));
  expect(await of.items.titles('guhuaiqian', { isContent: true })).not.toContain('收费资料');
  expect((await other.call(listRelatedItems, { id })).status).toBe(200);
  expect(await of.contents.subjects.snapshot()).toBe(before);
});
