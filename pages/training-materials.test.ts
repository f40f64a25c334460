import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { applyForClass } from '@shuyuan/contract/training/enrolment.wire';
import { createClass, publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { saveClassMaterials } from '@shuyuan/contract/training/materials/material.wire';
import { expect, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const world = pageWorld();

/** A class in which 林知远 has a seat. */
async function classOfLin(): Promise<string> {
  const [teacher] = await world.rows("select id from member where account = 'yewanqing'");
  const startTime = Date.now() + 10 * dayMs;
  const made = await world.write('shenruoxi', createClass, {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title: '带材料的班',
    introduction: '',
    teacherId: String(teacher?.['id']),
    audience: { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null },
    seats: 5,
    needsApproval: false,
    waitingMax: 0,
    openTime: null,
    closeTime: null,
    cancelHoursBefore: 0,
    timeZone: 'Asia/Shanghai',
    meetings: [
      { title: '', startTime, endTime: startTime + 2 * hourMs, location: '东楼', url: null, lecturerName: '' },
    ],
  });
  await world.write('shenruoxi', publishClass, made);
  await world.write('linzhiyuan', applyForClass, { id: made.id });
  return made.id;
}

/** A document its author has uploaded. */
async function bring(name: string): Promise<string> {
  const id = randomUUID();
  await world.rows(
    `insert into file (id, path, storage_key, tenant_id, owner_id, purpose, name, kind, ending, content_type, size, sha256,
      search_text, search, conversion, cleaning, created_at)
    select $1::text, $1::text, $1::text, tenant_id, id, 'draft', $2, 'document', 'pdf', 'application/pdf', 9,
      decode(repeat('00', 32), 'hex'), '', '', 'none', 'none', now() from member where account = 'shenruoxi'`,
    [id, name],
  );
  return id;
}

const material = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });

test('[STUDY-03] a learner with a seat reads what is for before the class, and what is for after it once it has ended', async () => {
  const id = await classOfLin();
  const [before, after] = [await bring('预习.pdf'), await bring('讲义.pdf')];
  await world.write('shenruoxi', saveClassMaterials, { id, before: [before], after: [after] });
  const page = await openPage(world, 'linzhiyuan', `training/class/${id}`);
  await material(page, '预习.pdf').waitFor();
  expect(await material(page, '讲义.pdf').count()).toBe(0);
  await world.rows(
    `update training_class set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where id = $1`,
    [id],
  );
  await page.reload();
  await material(page, '讲义.pdf').waitFor();
});
