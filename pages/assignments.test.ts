import { activateAssignment, createAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '年度保密培训';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function makeAssignment(): Promise<Page> {
  const page = await openPage(world, 'luchengze', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.assignments.title'), exact: true }).click();
  await press(page, word('assignments.create'));
  const dialog = page.getByRole('dialog');
  await press(dialog, word('assignments.create.submit'));
  await dialog.getByText(word('assignments.name.wrong', { max: '100' })).waitFor();
  await dialog.getByLabel(word('assignments.name')).fill(title);
  await press(dialog, word('assignments.create.submit'));
  await page.getByRole('heading', { name: title }).waitFor();
  return page;
}

async function save(page: Page): Promise<void> {
  await press(page, word('assignments.save'));
  await page.getByText(word('assignments.saved'), { exact: true }).waitFor();
}

test('[D-180] required training is made, previewed before it is saved, started with its job to follow, and ended', async () => {
  const [survey] = await world.rows("select title from survey where state = 'open' order by title limit 1");
  const name = String(survey?.['title']);
  const page = await makeAssignment();
  await page.getByText(word('assignments.problem.no-item')).waitFor();
  await press(page, word('positions.kind.research'));
  await page.getByLabel(word('positions.form.find')).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: word('ordering.remove', { name }) }).waitFor();
  await page.getByLabel(word('assignments.recurrence.field')).fill('12');
  await page.getByText(word('assignments.problem.not-repeatable')).waitFor();
  await page.getByLabel(word('assignments.recurrence.field')).fill('');
  // The days of grace end in the same word.
  const days = page.getByLabel(new RegExp(`^${word('assignments.days')}`));
  await days.fill('1001');
  await page.getByText(word('assignments.number.wrong', { min: '0', max: '1000' })).waitFor();
  await days.fill('10');
  await page.getByLabel(word('assignments.grace')).fill('3');

  await press(page, word('assignments.preview.ask'));
  const [members] = await world.rows(
    `select count(*)::int as total from member where state = 'active'
       and tenant_id = (select tenant_id from member where account = 'luchengze')`,
  );
  const total = String(members?.['total']);
  await page.getByText(word('assignments.preview.changes', { added: total, closed: '0' })).waitFor();
  const drafts = await world.rows(
    'select rule.title from assignment_rule rule join assignment_item on rule_id = rule.id where rule.title = $1',
    [title],
  );
  expect(drafts).toEqual([]);

  await save(page);
  const stored = await world.rows(
    `select deadline ->> 'days' as days, grace_days, recurrence_months, item.title from assignment_rule rule
       join assignment_item item on item.rule_id = rule.id where rule.title = $1`,
    [title],
  );
  expect(stored).toEqual([{ days: '10', grace_days: 3, recurrence_months: null, title: name }]);
  await press(page, word('assignments.activate'));
  const dialog = page.getByRole('dialog');
  await press(dialog, word('assignments.activate'));
  await page.getByText(word('assignments.activated')).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const states = () => world.rows('select state from assignment_rule where title = $1', [title]);
  expect(await states()).toEqual([{ state: 'active' }]);
  await page.getByText(word('assignments.save.hint.active')).waitFor();

  await press(page, word('assignments.end'));
  await press(dialog, word('assignments.end'));
  await page.getByText(word('assignments.locked')).waitFor();
  expect(await states()).toEqual([{ state: 'ended' }]);
  await page.getByRole('link', { name: word('assignments.back') }).click();
  await page.getByRole('link', { name: title }).waitFor();
});

test('[D-180] whoever does not manage all courses has no entry to it', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await page
    .getByRole('link', { name: word('tasks.title'), exact: true })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: word('centre.assignments.title') }).count()).toBe(0);
});

const activeRule = '年度消防培训';

/** A rule for two people about a course of one link, given out by its job. */
async function giveOut(): Promise<void> {
  const nobody = {
    isEveryone: false,
    organizationIds: [],
    positionIds: [],
    topicIds: [],
    memberIds: [],
    joinedSince: null,
  };
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 150 };
  const audience = { ...nobody, isEveryone: true };
  const form = { title: '消防常识', introduction: '', audience, settings };
  const made = await world.write('luchengze', createCourse, form);
  const link = { type: SectionType.url, title: '规程', isRequired: true, url: 'https://example.com/fire' };
  const outline = { ...made, chapters: [{ title: '第一章', sections: [link] }] };
  const saved = await world.write('luchengze', saveOutline, outline);
  await world.write('luchengze', publishCourse, { id: made.id, revision: saved.revision });
  const people = await world.rows("select id from member where account in ('linzhiyuan', 'tangyuwei')");
  const rule = await world.write('luchengze', createAssignment, {
    title: activeRule,
    introduction: '',
    audience: { ...nobody, memberIds: people.map(({ id }) => String(id)) },
    items: [{ businessType: BusinessType.course, businessId: made.id }],
    deadline: { kind: 'afterJoining', days: 30, timeZone: 'Asia/Shanghai' },
    graceDays: 3,
    recurrenceMonths: null,
    countsEarlier: true,
    pauses: true,
  });
  await world.write('luchengze', activateAssignment, rule);
  await eventually('both have a duty', async () => {
    const duties = await world.rows('select id from assignment_duty where rule_id = $1', [rule.id]);
    return duties.length === 2;
  });
}

test('[D-180] the people of a rule are found by click; one is exempt with a reason, which they see; it is taken back', async () => {
  await giveOut();
  const page = await openPage(world, 'luchengze', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.assignments.title'), exact: true }).click();
  await page.getByRole('link', { name: activeRule }).click();
  await page.getByRole('button', { name: new RegExp(`^${word('assignments.progress.due')} `) }).click();
  await press(page, '林知远');
  await page.getByRole('heading', { name: `林知远 · ${activeRule}` }).waitFor();
  await page.reload();
  await press(page, word('assignments.settle.exempt'));
  const dialog = page.getByRole('dialog');
  await press(dialog, word('assignments.settle.exempt'));
  await dialog.getByText(word('assignments.reason.missing')).waitFor();
  await dialog.getByLabel(word('assignments.reason')).fill('持有消防证书');
  await press(dialog, word('assignments.settle.exempt'));
  await page.getByText(word('assignments.settled')).waitFor();
  await page.getByText('持有消防证书').waitFor();
  await press(page, word('assignments.duty.back'));
  await press(page, `${word('assignments.progress.exempt')} 1`);
  await page.getByRole('button', { name: '林知远', exact: true }).waitFor();

  const learner = await openPage(world, 'linzhiyuan', 'center/my/task');
  await learner
    .getByRole('link', { name: word('centre.duties.title'), exact: true })
    .first()
    .click();
  await press(learner, word('assignments.mine.over'));
  await learner.getByRole('heading', { name: activeRule }).waitFor();
  await learner
    .getByRole('link', { name: word('assignments.mine.history'), exact: true })
    .first()
    .click();
  await learner.getByText('持有消防证书').waitFor();
  expect(await learner.getByRole('button', { name: word('assignments.revoke') }).count()).toBe(0);

  const manager = await openPage(world, 'luchengze', 'center/my/assignments');
  await manager.getByRole('link', { name: activeRule }).click();
  await press(manager, '林知远');
  await press(manager, word('assignments.revoke'));
  await manager.getByRole('dialog').getByLabel(word('assignments.reason')).fill('证书过期');
  await press(manager.getByRole('dialog'), word('assignments.revoke'));
  await manager.getByText(word('assignments.revoked')).waitFor();
  const states = await world.rows(
    `select duty.state from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
       join member on member.id = duty.member_id where rule.title = $1 and member.account = 'linzhiyuan' order by number`,
    [activeRule],
  );
  expect(states).toEqual([{ state: 'exempt' }, { state: 'open' }]);
  // A director may not look into the tree of organisations, and still narrows the list by one.
  const director = await openPage(world, 'zhoumuyun', 'center/my/assignments');
  await director.getByRole('link', { name: activeRule }).click();
  await director.getByRole('combobox', { name: word('assignments.unit'), exact: true }).fill('软件');
  await director.getByRole('option', { name: /软件研发部/ }).click();
  await director.getByRole('button', { name: '林知远', exact: true }).waitFor();
});

test('[D-180] the compliance report leads to a rule as of a day, and days away are entered and seen by whom they are for', async () => {
  const page = await openPage(world, 'luchengze', 'center/my/assignments');
  await press(page, word('assignments.compliance'));
  await page.getByLabel(word('assignments.asOf.day')).fill('2020-01-31');
  await page.getByText(word('assignments.compliance.empty')).waitFor();
  await page.reload();
  await page.getByText(word('assignments.compliance.empty')).waitFor();
  await page.getByLabel(word('assignments.asOf.day')).fill('');
  await page.getByRole('link', { name: activeRule }).click();
  await press(page, word('assignments.units'));
  await page.getByRole('columnheader', { name: word('assignments.unit') }).waitFor();
  await page.getByRole('link', { name: word('assignments.back') }).click();
  await press(page, word('assignments.absences'));
  await press(page, word('assignments.absence.enter'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('assignments.person')).fill('唐予微');
  await dialog.getByRole('button', { name: /唐予微/ }).click();
  await dialog.getByLabel(word('assignments.absence.first')).fill('2099-03-01');
  await dialog.getByLabel(word('assignments.absence.last')).fill('2099-02-01');
  await press(dialog, word('assignments.absence.submit'));
  await dialog.getByText(word('assignments.absence.days.wrong')).waitFor();
  await dialog.getByLabel(word('assignments.absence.last')).fill('2099-03-05');
  await press(dialog, word('assignments.absence.submit'));
  await page.getByText(word('assignments.absence.entered')).waitFor();
  const person = await openPage(world, 'tangyuwei', 'center/my/duties');
  await person.getByText(word('assignments.absence.span', { first: '2099-03-01', last: '2099-03-05' })).waitFor();
  const manager = await openPage(world, 'luchengze', 'center/my/assignments?view=absences');
  // The last to begin stands first.
  await press(manager, word('assignments.absence.cancel'));
  await press(manager.getByRole('dialog'), word('assignments.absence.cancel'));
  await manager.getByText(word('assignments.absence.cancel.done')).waitFor();
  const absences = await world.rows(
    "select cancelled_at is not null as over from assignment_absence where first_day = '2099-03-01'",
  );
  expect(absences).toEqual([{ over: true }]);
});
