import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { applyForClass } from '@shuyuan/contract/training/enrolment.wire';
import { createClass, publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '班组长训练营';

type Options = { readonly needsApproval?: boolean; readonly selection?: 'lottery' };

async function publish(seats: number, options: Options = {}): Promise<string> {
  const [teacher] = await world.rows("select id from member where account = 'yewanqing'");
  const startTime = Date.now() + 10 * dayMs;
  const meeting = { title: '角色与沟通', startTime, endTime: startTime + 3 * hourMs, url: null };
  const made = await world.write('shenruoxi', createClass, {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title,
    introduction: '两天面授',
    teacherId: String(teacher?.['id']),
    audience: { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null },
    needsApproval: false,
    ...options,
    seats,
    waitingMax: 10,
    openTime: null,
    closeTime: options.selection ? Date.now() + 5 * dayMs : null,
    cancelHoursBefore: 24,
    timeZone: 'Asia/Shanghai',
    meetings: [{ ...meeting, location: '求是厅', lecturerName: '顾怀谦' }],
  });
  await world.write('shenruoxi', publishClass, made);
  return made.id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('[ENUM-12] a class is found on the study home, applied for, and after a reload one is No. 2 on the waiting list', async () => {
  const id = await publish(1);
  for (const account of ['fangqiming', 'wenjiahe']) await world.write(account, applyForClass, { id });
  const page = await openPage(world, 'linzhiyuan', 'study-v?kind=5');
  await page.getByRole('link', { name: title }).click();
  await page.getByText(word('classes.lecturer', { name: '顾怀谦' })).waitFor();
  await press(page, word('classes.apply.waiting'));
  await page
    .getByText(word('classes.state.waiting', { position: '2' }))
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(word('classes.state.waiting', { position: '2' }))
    .first()
    .waitFor();
  await press(page, word('classes.cancel.waiting'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('classes.cancel.waiting'), exact: true })
    .click();
  await page.getByRole('button', { name: word('classes.apply.waiting'), exact: true }).waitFor();
});

test('[D-183] an application is sent, approved and refused by the class teacher, and the learner reads it', async () => {
  const id = await publish(1, { needsApproval: true });
  await world.write('fangqiming', applyForClass, { id });
  const page = await openPage(world, 'linzhiyuan', `training/class/${id}`);
  await page.getByText(word('classes.needsApproval')).waitFor();
  await press(page, word('classes.apply'));
  await page.getByText(word('classes.state.applied')).first().waitFor();

  const managing = await openPage(world, 'yewanqing', `training-manage/${id}?tab=people`);
  await managing.getByText(word('teaching.applications', { count: '2' })).waitFor();
  await press(managing, word('teaching.refuse.person', { name: '方启明' }));
  const dialog = managing.getByRole('dialog');
  await dialog.getByLabel(word('teaching.reason')).fill('名额优先给新任主管');
  await dialog.getByRole('button', { name: word('teaching.refuse'), exact: true }).click();
  await managing.getByRole('row').filter({ hasText: '方启明' }).getByText('名额优先给新任主管').waitFor();
  await press(managing, word('teaching.approve.person', { name: '林知远' }));
  await managing.getByText(word('teaching.approve.done.enrolled')).waitFor();
  await page.reload();
  await page.getByText(word('classes.state.enrolled')).first().waitFor();
  const refused = await openPage(world, 'fangqiming', `training/class/${id}`);
  await refused.getByText(word('classes.ended.refused', { reason: '名额优先给新任主管' })).waitFor();
});

test('[ENUM-11] whoever applies for a class of a lottery is in the draw, and its teacher reads among how many', async () => {
  const id = await publish(1, { selection: 'lottery' });
  await world.write('fangqiming', applyForClass, { id });
  const page = await openPage(world, 'linzhiyuan', `training/class/${id}`);
  await press(page, word('classes.apply.lottery'));
  await page.getByText(word('classes.state.entered')).first().waitFor();
  await page.getByRole('button', { name: word('classes.cancel.entered'), exact: true }).waitFor();

  const managing = await openPage(world, 'yewanqing', `training-manage/${id}?tab=people`);
  await managing
    .getByRole('row')
    .filter({ hasText: '林知远' })
    .getByText(word('teaching.people.state.entered'))
    .waitFor();
  await managing.getByText(/2 人等待抽签/).waitFor();
});

test('[STUDY-03] the class teacher finds both lists of materials and saves them', async () => {
  const id = await publish(5);
  await world.write('linzhiyuan', applyForClass, { id });
  const managing = await openPage(world, 'yewanqing', `training-manage/${id}?tab=materials`);
  await managing.getByRole('heading', { name: word('teaching.materials.before') }).waitFor();
  await managing.getByText(word('teaching.materials.empty')).first().waitFor();
  await managing.getByRole('button', { name: word('teaching.materials.save'), exact: true }).click();
  await managing.getByText(word('teaching.materials.saved')).waitFor();
});
