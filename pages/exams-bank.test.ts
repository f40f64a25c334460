import { questionTemplateWorkbook } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { authorization } from '@shuyuan/contract/kernel/headers';
import { type IncomingMessage, request } from 'node:http';
import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const options = (...texts: string[]) => texts.map((text, index) => ({ id: `o${index + 1}`, text }));
const choice = (text: string) => ({
  kind: 'single' as const,
  text,
  options: options('甲', '乙'),
  rightId: 'o1',
  penalty: 0,
});
const items = ['整理', '整顿', '清扫'].map((text, index) => ({ id: `i${index + 1}`, text }));

async function fillBank(): Promise<void> {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '现场' });
  const common = { categoryId, difficulty: 2 as const, tags: ['5S'], explanation: '' };
  const order = { kind: 'ordering' as const, text: '按顺序排好。', items, rule: 'all' as const };
  for (const question of [choice('首先做什么？'), order])
    await world.write('shenruoxi', createBankQuestion, { ...common, question });
}

test('[D-183] an author finds the bank from the centre, filters it, and a reload keeps the place', async () => {
  await fillBank();
  const page = await openPage(world, 'shenruoxi', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.questionBank.title') }).click();
  await page.getByRole('heading', { level: 1, name: word('bank.title') }).waitFor();
  await page.getByRole('combobox', { name: word('bank.field.kind') }).selectOption('ordering');
  await eventually('the address keeps the kind', () => page.address().includes('kind=ordering'));
  const table = page.getByRole('table', { name: word('bank.view.questions') });
  await table.getByText(word('bank.kind.single')).first().waitFor({ state: 'detached' });
  await table.getByText(word('bank.kind.ordering')).first().waitFor();
  await page.reload();
  expect(await page.getByRole('combobox', { name: word('bank.field.kind') }).inputValue()).toBe('ordering');
  await page.getByRole('button', { name: word('bank.tag.find', { tag: '5S' }) }).click();
  await eventually('the address keeps the tag', () => page.address().includes('tag=5S'));
  await page.getByRole('searchbox', { name: word('bank.search') }).fill('没有这样的题');
  await page.press('Enter');
  await page.getByText(word('bank.none.title')).waitFor();
});

test('[D-183] an author writes a formula, sees it drawn, and is told when it cannot be read', async () => {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name: '起重' });
  const { id } = await world.write('shenruoxi', createBankQuestion, {
    categoryId,
    difficulty: 2,
    tags: [],
    explanation: '',
    question: { ...choice('载荷率是 \\(\\frac{G}{Q}\\) 吗？'), options: options('\\(\\frac{1}{2}\\)', '乙') },
  });
  const page = await openPage(world, 'shenruoxi', `exam-bank/question/${id}`);
  await page.getByRole('radio', { name: '1/2' }).waitFor();
  await page.getByRole('group', { name: '载荷率是 G/Q 吗？' }).waitFor();
  await eventually('the formula is drawn', () => document.querySelectorAll('mfrac').length === 2);
  const text = page.getByRole('textbox', { name: word('bank.field.text') });
  await text.fill('载荷率是 \\(\\frac{G}\\) 吗？');
  await press(page, word('bank.save'));
  await page.getByText(word('lang.33343')).waitFor();
  await text.fill('载荷率是 \\(\\href{a}{b}\\) 吗？');
  await page.getByText(word('bank.problem.wrong-formula')).waitFor();
});

test('[D-183] categories are made in each other, renamed and removed; what is refused is said at the field', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/question-bank?view=categories');
  const write = async (name: string) => {
    await page.getByRole('dialog').getByLabel(word('bank.category.name')).fill(name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('bank.category.save'), exact: true })
      .click();
  };
  await press(page, word('bank.category.new'));
  await write('工艺纪律');
  await page.getByRole('link', { name: '工艺纪律' }).waitFor();
  await press(page, word('bank.category.below', { name: '工艺纪律' }));
  await write('首件检验');
  await page.getByRole('link', { name: '首件检验' }).waitFor();
  await press(page, word('bank.category.below', { name: '工艺纪律' }));
  await write('首件检验');
  await page.getByText(word('lang.33302')).waitFor();
  await write('巡检');
  await page.getByRole('link', { name: '巡检' }).waitFor();
  await press(page, word('bank.category.rename.of', { name: '巡检' }));
  await write('过程巡检');
  await page.getByRole('link', { name: '过程巡检' }).waitFor();
  await press(page, word('bank.category.remove.of', { name: '过程巡检' }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('bank.category.remove'), exact: true })
    .click();
  await page.getByRole('link', { name: '过程巡检' }).waitFor({ state: 'detached' });
  expect(
    await world.rows(`select below.name, above.name as above from exam_category below
      join exam_category above on above.id = below.parent_id where above.name = '工艺纪律'`),
  ).toEqual([{ name: '首件检验', above: '工艺纪律' }]);
});

test('[D-183] whoever writes no questions is not led to the bank, and refused by its address', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.research.title') }).waitFor();
  expect(await page.getByRole('link', { name: word('centre.questionBank.title') }).count()).toBe(0);
  await page.goto('center/my/question-bank');
  await page.getByText(word('lang.1')).waitFor();
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function chooseCategory(page: Page, name: string): Promise<void> {
  const [category] = await world.rows('select id from exam_category where name = $1', [name]);
  await page.getByRole('option', { name }).waitFor();
  await page.getByLabel(word('bank.field.category')).selectOption(String(category?.['id']));
}

test('[D-183] an author writes a question, is told what is missing, tries its key, revises and retires it', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/question-bank');
  await press(page, word('bank.new'));
  await page.getByRole('heading', { level: 1, name: word('bank.new.title') }).waitFor();
  await press(page, word('bank.create'));
  await page.getByText(word('bank.field.category.missing')).waitFor();
  await page.getByText(word('bank.problem.empty-text')).waitFor();
  await chooseCategory(page, '首件检验');
  await page.getByLabel(word('bank.field.text')).fill('首件检验由谁签字放行？');
  for (const [index, text] of ['操作工', '检验员', '班组长'].entries())
    await field(page, word('bank.option', { number: String(index + 1) })).fill(text);
  await page.getByText(word('bank.problem.unknown-option')).waitFor();
  await page.getByRole('radio', { name: word('bank.option.right', { number: '2' }) }).click();
  // As a taker sees it: answered and marked without being kept.
  const preview = page.getByRole('region', { name: word('bank.preview') });
  await preview.getByRole('radio', { name: '检验员' }).click();
  await press(page, word('bank.try'));
  await preview.getByText('100%').waitFor();
  await press(page, word('bank.create'));
  await page.getByRole('heading', { level: 1, name: word('bank.edit.title') }).waitFor();
  await page.getByRole('textbox', { name: word('bank.section.explanation') }).fill('放行权属于检验员。');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.version.latest', { number: '2' })).waitFor();
  expect(
    await world.rows(`select version.number, version.explanation, entry.kind from exam_question entry
      join exam_question_version version on version.question_id = entry.id
      where entry.text = '首件检验由谁签字放行？' order by 1`),
  ).toEqual([
    { number: 1, explanation: '', kind: 'single' },
    { number: 2, explanation: '放行权属于检验员。', kind: 'single' },
  ]);
  await page.getByRole('link', { name: word('bank.version', { number: '1' }), exact: true }).click();
  await page.getByText(word('bank.view.old')).waitFor();
  await page.getByText(word('bank.version.latest', { number: '2' })).click();
  await press(page, word('bank.retire'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('bank.retire'), exact: true })
    .click();
  await page.getByRole('button', { name: word('bank.restore') }).waitFor();
  await press(page, word('bank.restore'));
  await page.getByRole('button', { name: word('bank.retire'), exact: true }).waitFor();
});

test('[D-183] what is nearly there already is shown while it is typed, and leaving what is not saved asks', async () => {
  const page = await openPage(world, 'shenruoxi', 'exam-bank/question');
  await page.getByLabel(word('bank.field.text')).fill('首件检验由谁来签字放行');
  await page
    .getByRole('region', { name: word('bank.similar') })
    .getByText('首件检验由谁签字放行？')
    .waitFor();
  await page.getByRole('link', { name: word('bank.back') }).click();
  await page.getByRole('dialog').waitFor();
  expect(page.address()).toBe('/exam-bank/question');
});

test('[D-183] a stem with gaps and a number is written, and read again as it was', async () => {
  const page = await openPage(world, 'shenruoxi', 'exam-bank/question');
  await chooseCategory(page, '首件检验');
  await field(page, word('bank.field.kind')).selectOption('stem');
  await page.getByLabel(word('bank.field.stem')).fill('一批 200 件，抽 20 件，不合格 1 件。');
  const part = (number: number) => page.getByRole('region', { name: word('bank.part', { number: String(number) }) });
  await part(1)
    .getByLabel(word('bank.part.kind', { number: '1' }))
    .selectOption('blanks');
  await part(1)
    .getByLabel(word('bank.part.text', { number: '1' }))
    .fill('这是');
  await part(1)
    .getByRole('button', { name: word('bank.blanks.insert') })
    .click();
  await part(1)
    .getByLabel(word('bank.blank.accepted', { number: '1', key: '{{b1}}' }))
    .fill('抽样检验');
  await press(page, word('bank.part.add'));
  await part(2)
    .getByLabel(word('bank.part.kind', { number: '2' }))
    .selectOption('numeric');
  await part(2)
    .getByLabel(word('bank.part.text', { number: '2' }))
    .fill('样本不合格率是百分之几？');
  await press(page, word('bank.create'));
  await part(2).getByText(word('bank.problem.wrong-number')).waitFor();
  await part(2).getByLabel(word('bank.numeric.value')).fill('５');
  await press(page, word('bank.create'));
  await page.getByRole('heading', { level: 1, name: word('bank.edit.title') }).waitFor();
  await page.reload();
  expect(await part(2).getByLabel(word('bank.numeric.value')).inputValue()).toBe('5');
  expect(
    await part(1)
      .getByLabel(word('bank.part.text', { number: '1' }))
      .inputValue(),
  ).toBe('这是{{b1}}');
});

test('[D-183] a question of somebody else is read with its key, not changed', async () => {
  const [row] = await world.rows(`select id from exam_question where text = '首件检验由谁签字放行？'`);
  const page = await openPage(world, 'pierre', `exam-bank/question/${String(row?.['id'])}`);
  await page.getByText(word('bank.view.foreign')).waitFor();
  await page.getByText('放行权属于检验员。').waitFor();
  expect(await page.getByRole('button', { name: word('bank.save') }).count()).toBe(0);
});

test('[D-183] a pasted table is checked line by line, and written once it is confirmed', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/question-bank');
  await press(page, word('bank.import'));
  await page.getByRole('heading', { level: 1, name: word('bank.import.title') }).waitFor();
  await page.getByText(word('bank.import.paste')).click();
  const table =
    '分类,题型,题干,选项A,选项B,答案\n仓储,单选题,先进先出是为了什么？,防止过期,省力,A\n仓储,怪题,什么,,,\n';
  await field(page, word('bank.import.paste.label')).fill(table);
  await press(page, word('bank.import.check'));
  const problems = page.getByRole('table', { name: word('bank.import.problems') });
  await problems.getByText(word('bank.problem.unknown-kind')).waitFor();
  await page
    .getByRole('table', { name: word('bank.import.questions') })
    .getByText('先进先出是为了什么？')
    .waitFor();
  const stored = () => world.rows(`select text from exam_question where text = '先进先出是为了什么？'`);
  expect(await stored()).toEqual([]);
  await press(page, word('bank.import.confirm'));
  await page.getByRole('link', { name: '先进先出是为了什么？' }).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('[D-183] a file that may harm is refused in words', async () => {
  const page = await openPage(world, 'shenruoxi', 'exam-bank/import');
  await page.getByText(word('bank.import.paste')).click();
  await field(page, word('bank.import.paste.label')).fill('<!DOCTYPE a><quiz/>');
  await press(page, word('bank.import.check'));
  await page.getByText(word('lang.33332')).waitFor();
});

/** A file of the server, as bytes. */
async function download(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const headers = {
    authorization: authorization(await world.tokenOf('shenruoxi')),
    'accept-language': 'zh-CN',
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${world.origin()}/api/v1${path}`, { headers }, resolve).on('error', reject).end();
  });
  return new Uint8Array(Buffer.concat(await answer.toArray()));
}

test('[D-183] the workbook of the template is taken as it stands, through the same check as a table', async () => {
  const bytes = await download(questionTemplateWorkbook.path);
  const page = await openPage(world, 'shenruoxi', 'exam-bank/import');
  const area = page.getByText(word('bank.import.drop'));
  await area.waitFor();
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [new File([bytes], '试题.xlsx')] } });
  (await area.element()).dispatchEvent(drop);
  const questions = page.getByRole('table', { name: word('bank.import.questions') });
  await questions.getByText(word('bank.example.single')).waitFor();
  await questions.getByText(word('bank.example.numeric')).waitFor();
  expect(await page.getByRole('table', { name: word('bank.import.problems') }).count()).toBe(0);
});

/** A draft of a picture its author has uploaded. */
async function pictureOf(fileId: string) {
  await world.rows(
    `insert into file (id, path, storage_key, tenant_id, owner_id, purpose, name, kind, ending, content_type, size, sha256,
      search_text, search, conversion, cleaning, created_at)
    select $1::text, $1::text, $1::text, tenant_id, id, 'draft', 'a.png', 'picture', 'png', 'image/png', 9, decode(repeat('00', 32), 'hex'),
      '', '', 'none', 'none', now() from member where account = 'shenruoxi'`,
    [fileId],
  );
  return { fileId, kind: 'picture' as const, alt: '一张控制图', path: '', width: null, height: null };
}

/** A question with pictures, opened by its author. */
async function openPictured(name: string, question: InputOf<typeof createBankQuestion>['question']) {
  const { id: categoryId } = await world.write('shenruoxi', createBankCategory, { parentId: null, name });
  const fields = { categoryId, difficulty: 2 as const, tags: [], explanation: '', question };
  const { id } = await world.write('shenruoxi', createBankQuestion, fields);
  return openPage(world, 'shenruoxi', `exam-bank/question/${id}`);
}

test('[D-183] a picture of a question is described by its author and shown to takers with these words', async () => {
  const media = [await pictureOf('picture-of-the-test-of-the-bank')];
  const page = await openPictured('看图', { ...choice('看图，过程怎样？'), media });
  const words = page.getByRole('textbox', { name: word('bank.media.alt', { number: '1' }) });
  await words.fill(' ');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.problem.media-without-words')).waitFor();
  await words.fill('七点连升的控制图');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.saved', { version: '2' })).waitFor();
  await page.reload();
  await eventually(
    'the preview shows it',
    async () => (await page.getByRole('img', { name: '七点连升的控制图' }).count()) === 2,
  );
});

test('[D-183] options and explanations have pictures, described and shown where they belong', async () => {
  const { options: choices, ...asked } = choice('哪一张控制图说明过程稳定？');
  const picture = await pictureOf('picture-of-an-option-of-a-question');
  const page = await openPictured('选图', {
    ...asked,
    options: choices.map((option, at) => (at === 0 ? { ...option, picture } : option)),
    explanationMedia: [await pictureOf('picture-of-an-explanation-of-it')],
  });
  const words = page.getByRole('textbox', {
    name: word('bank.picture.alt', { part: word('bank.option', { number: '1' }) }),
  });
  await words.fill(' ');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.problem.media-without-words')).waitFor();
  await words.fill('点子随机散布');
  await page.getByRole('textbox', { name: word('bank.media.alt', { number: '1' }) }).fill('画出中心线的图');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.saved', { version: '2' })).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: `${choices[0]?.text ?? ''} · 点子随机散布` }).waitFor();
  await page
    .getByRole('button', { name: word('bank.picture.add', { part: word('bank.option', { number: '2' }) }) })
    .waitFor();
  // The preview is what takers see: the explanation has its picture in its own field alone.
  expect(await page.getByRole('img', { name: '画出中心线的图' }).count()).toBe(1);
  await press(page, word('bank.picture.remove', { part: word('bank.option', { number: '1' }) }));
  await press(page, word('bank.save'));
  await page.getByText(word('bank.saved', { version: '3' })).waitFor();
  expect(await page.getByRole('img', { name: '点子随机散布' }).count()).toBe(0);
});

test('[D-183] sides of pairs and items have pictures, added, described and shown where they belong', async () => {
  const side = (id: string, text: string) => ({ id, text });
  const page = await openPictured('配图', {
    kind: 'matching',
    text: '标志与含义对应起来。',
    left: [{ ...side('l1', '红色'), picture: await pictureOf('picture-of-the-left-of-a-pair') }, side('l2', '黄色')],
    right: [{ ...side('r1', '禁止'), picture: await pictureOf('picture-of-the-right-of-a-pair') }, side('r2', '注意')],
    pairs: { l1: 'r1', l2: 'r2' },
    rule: 'share',
  });
  const nameOf = (part: string) => word('bank.picture.alt', { part });
  const [left, right] = [word('bank.pair.left', { number: '1' }), word('bank.pair.right', { number: '1' })];
  await page.getByRole('textbox', { name: nameOf(left) }).fill('红底方牌');
  await page.getByRole('textbox', { name: nameOf(right) }).fill(' ');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.problem.media-without-words')).waitFor();
  await page.getByRole('textbox', { name: nameOf(right) }).fill('一只举起的手');
  await press(page, word('bank.save'));
  await page.getByText(word('bank.saved', { version: '2' })).waitFor();
  await page.reload();
  // As takers see it: the left side names its list, the right one stands above by its letter.
  await page.getByRole('combobox', { name: '红色 · 红底方牌' }).waitFor();
  expect(await page.getByRole('img', { name: '一只举起的手' }).count()).toBe(2);
  await page
    .getByRole('button', { name: word('bank.picture.add', { part: word('bank.pair.left', { number: '2' }) }) })
    .waitFor();
  await press(page, word('bank.picture.remove', { part: left }));
  await press(page, word('bank.save'));
  await page.getByText(word('bank.saved', { version: '3' })).waitFor();
  expect(await page.getByRole('img', { name: '红底方牌' }).count()).toBe(0);
});
