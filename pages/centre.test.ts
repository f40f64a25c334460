import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import * as library from '@shuyuan/contract/library/manage-library.wire';
import { addCollect } from '@shuyuan/contract/system/collect.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** Told by the world: sent back to 冉云飞, and a survey that waits for everybody. */
const [request, survey] = ['申请周末使用实训车间', '明年培训需求调研'];

test('[ROUTE-22] [CENTRE-01] my tasks are found in the centre; a kind is kept by reload and leads to what is to be done', async () => {
  const page = await openPage(world, 'ranyunfei', 'center/my/profile');
  await page.getByRole('link', { name: word('tasks.title'), exact: true }).click();
  await page.getByRole('link', { name: new RegExp(request) }).waitFor();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor();
  await page.getByRole('button', { name: new RegExp(word('tasks.kind.approval')) }).click();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: new RegExp(request) }).waitFor();
  expect(await page.getByRole('link', { name: new RegExp(survey) }).count()).toBe(0);
  await page.getByRole('link', { name: new RegExp(request) }).click();
  await page.getByRole('dialog', { name: request }).waitFor();
});

test('[ROUTE-28] [D-179] the to-do menu shows one kind under its name, and an unknown name leads to the centre', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/student-todo-menu/approval');
  await page.getByText(word('tasks.none')).waitFor();
  await page.getByRole('button', { name: new RegExp(word('tasks.kind.research')) }).click();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor();
  await eventually('the address names the kind', () => page.address().includes('student-todo-menu/research'));
  await page.reload();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor();
  const lost = await openPage(world, 'linzhiyuan', 'center/student-todo-menu/nothing');
  await lost.getByRole('heading', { level: 1, name: word('centre.home.title') }).waitFor();
});

test('[ROUTE-22] [D-179] every list of the centre is opened from its home, and an unknown name leads back there', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center');
  const lists = page.getByRole('region', { name: word('centre.home.lists') });
  await lists.getByRole('link', { name: new RegExp(word('centre.course.title')) }).click();
  await page.getByRole('heading', { level: 1, name: word('centre.course.title') }).waitFor();
  const titles = {
    subject: 'subjects.view.mine',
    exam: 'centre.exam.title',
    research: 'survey.list.title',
    class: 'classes.title',
    live: 'centre.live.title',
    collect: 'centre.collect.title',
    certificate: 'centre.certificates.title',
    integral: 'centre.integral.title',
    invoice: 'centre.invoice.title',
  } as const;
  for (const [name, title] of Object.entries(titles)) {
    await page.goto(`center/my/${name}`);
    await page.getByRole('heading', { level: 1, name: word(title) }).waitFor();
  }
  await page.goto('center/my/nothing');
  await page.getByRole('heading', { level: 1, name: word('centre.home.title') }).waitFor();
  await page.goto('center/student-todo-menu/integral');
  await page.arrivesAt('/center/my/integral');
});

test('[D-179] my courses are narrowed by how far they are, and the address keeps it', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/course');
  const statuses = page.getByRole('navigation', { name: word('centre.filter.status') });
  await statuses.getByRole('link', { name: new RegExp(word('study.finishStatus.finished')) }).click();
  await eventually('the address names the filter', () => page.address().includes('status=2'));
  await page.reload();
  const box = page.getByRole('searchbox', { name: word('centre.filter.search') });
  await box.fill('没有这样的课程');
  await box.press('Enter');
  await page.getByText(word('centre.filter.none.title')).waitFor();
  await eventually('the address has both', () => /status=2.*search=|search=.*status=2/.test(page.address()));
});

test('[D-179] the tabs of the lists say how much is in them, collected items of the library are there, and certificates are narrowed by state', async () => {
  // A list without anything has no number.
  const counted = (row: Record<string, unknown> | undefined): string =>
    row?.['count'] ? String(Number(row['count'])) : '';
  const linOf = (table: string) =>
    `select count(*)::int as count from ${table} own join member on member.id = own.member_id where member.account = 'linzhiyuan'`;
  await world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, path, name, search_text, search, kind, ending, content_type, size,
       sha256, storage_key, conversion, cleaning, created_at)
     select 'collected', tenant_id, id, 'draft', rpad('collected', 22, 'p'), '规范.docx', '', '', 'document', 'docx',
       'application/msword', 1, decode(repeat('00', 32), 'hex'), 'collected', 'none', 'none', now()
     from member where account = 'shenruoxi'`,
  );
  const audience = {
    isEveryone: true,
    organizationIds: [],
    positionIds: [],
    topicIds: [],
    memberIds: [],
    joinedSince: null,
  };
  const title = '收藏的规范';
  const { id } = await world.write('shenruoxi', library.createLibraryItem, { title, audience, fileId: 'collected' });
  await world.write('shenruoxi', library.publishLibraryItem, { id });
  await world.write('linzhiyuan', addCollect, { businessType: BusinessType.knowledge, businessId: id });
  const page = await openPage(world, 'linzhiyuan', 'center/my/collect?box=library');
  await page.getByRole('link', { name: new RegExp(title) }).waitFor();
  const boxes = page.getByRole('navigation', { name: word('centre.collect.boxes') });
  await boxes.getByRole('link', { name: new RegExp(`${word('centre.collect.box.library')}.*1`) }).waitFor();
  const [attempts] = await world.rows(linOf('exam_attempt'));
  await page.goto('center/my/exam');
  const views = page.getByRole('navigation', { name: word('exams.view') });
  await views.getByRole('link', { name: new RegExp(`${word('exams.view.records')}.*${counted(attempts)}`) }).waitFor();
  const [awards] = await world.rows(linOf('certificate_award'));
  await page.goto('center/my/certificate?state=revoked');
  const states = page.getByRole('navigation', { name: word('centre.column.status') });
  await states.getByRole('link', { name: new RegExp(`${word('centre.filter.all')}.*${counted(awards)}`) }).waitFor();
  await page.getByText(word('centre.filter.none.title')).waitFor();
});

test('[CENTRE-05] columns of a list are shown, hidden and moved by their reader, and stay so', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/course?panel=columns');
  const chooser = page.getByRole('dialog', { name: word('centre.columns.title') });
  const lecturer = () => chooser.getByRole('checkbox', { name: word('centre.column.lecturer') });
  await lecturer().click();
  await chooser
    .getByRole('button', { name: word('centre.columns.up', { name: word('centre.column.lecturer') }) })
    .click();
  const isKept = async () => {
    const [row] = await world.rows("select columns from member_column where list = 'course'");
    return JSON.stringify(row ?? {}).includes('{"key":"lecturer","isShown":true},{"key":"time"');
  };
  await eventually('the choice is kept', isKept);
  await page.reload();
  await lecturer().waitFor();
  await eventually('it is still chosen', async () => lecturer().isChecked());
  await chooser.getByRole('button', { name: word('centre.columns.reset') }).click();
  await eventually('it is as usual again', async () => !(await lecturer().isChecked()));
});
