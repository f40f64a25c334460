import * as bankWire from '@shuyuan/contract/exams/bank/bank.wire';
import * as wire from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../../../world/caller.ts';
import { wavOf } from '../../../../../world/draw-media.ts';
import { openWorld, type TestWorld } from '../../../../../world/open-world.ts';
import { drawing, hugePicture, photograph } from '../../../../../world/tests/files/test-pictures.ts';
import { picturesOf } from '../../../../../world/tests/exams/test-question-media.ts';
import { saveSetting } from '../../../../system/index.ts';

let world: TestWorld;
let exams: ReturnType<typeof picturesOf>;
let shen: Caller;
let png: Buffer;
beforeAll(async () => {
  world = await openWorld();
  exams = picturesOf(world);
  shen = await exams.author();
  png = await drawing({ width: 40, height: 30 });
});
afterAll(() => world.close());

const checked = async (text: string) => (await shen.call(wire.checkQuestionImport, { format: 'moodle', text })).body;
const written = async (text: string) => (await shen.call(wire.importQuestions, { format: 'moodle', text })).body;

/** The questions of a category, as they were written. */
async function questionsOf(categoryId: string) {
  const { items } = (await shen.call(bankWire.listBankQuestions, { categoryId, pageSize: 100 })).body;
  const ids = items.map(({ id }) => id).toSorted();
  const questions = [];
  for (const id of ids) questions.push((await shen.call(bankWire.readBankQuestion, { id })).body.question);
  return questions;
}

const file = (name: string, bytes: Buffer | string, path = '/'): string =>
  `<file name="${name}" path="${path}" encoding="base64">${typeof bytes === 'string' ? bytes : bytes.toString('base64')}</file>`;
const html = (inside: string, ...files: string[]): string => `<text><![CDATA[${inside}]]></text>${files.join('')}`;
const image = (name: string, alt = '一张图'): string => `<img src="@@PLUGINFILE@@/${name}" alt="${alt}" width="9">`;
let made = 0;
/** An essay of Moodle whose text is this. */
const essay = (inside: string, more = ''): string =>
  `<question type="essay"><questiontext format="html">${inside}</questiontext>${more}</question>\n`;
const said = (inside: string, ...files: string[]): string => essay(html(`第 ${(made += 1)} 题${inside}`, ...files));
const quiz = (...questions: string[]): string =>
  `<quiz><question type="category"><category><text>导入</text></category></question>\n${questions.join('')}</quiz>`;

test('[D-183] pictures and sounds are found wherever Moodle writes them', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const wav = wavOf([440, 660]);
  const text = quiz(
    said(image('a%20b.png?time=1'), file('a b.png', png)),
    said(image('%E5%9B%BE/c.png', '子目录'), file('c.png', png, '/图/')),
    said(`<img alt='写在里面' src=${data}>`),
    said(
      '<audio controls title="铃声"><source src="@@PLUGINFILE@@/d.wav"><source src="@@PLUGINFILE@@/d.mp3"></audio>',
      file('d.wav', wav),
    ),
    said('<p><a href="@@PLUGINFILE@@/e.wav" title="两声">听</a></p>', file('e.wav', wav)),
    said('没有用到的文件不算', file('f.exe', 'AAAA')),
    `<question type="multichoice"><questiontext format="html">${html('哪个？')}</questiontext><single>true</single>
     <answer fraction="100" format="html">${html(image('g.png', '画着叉车'), file('g.png', png))}</answer>
     <answer fraction="0" format="html">${html('没有图')}</answer></question>`,
  );
  expect(await checked(text)).toMatchObject({ questionCount: 7, problems: [] });
  expect(await written(text)).toEqual({ questionCount: 7 });
  const [row] = await world.rows(`select id from exam_category where name = '导入'`);
  const questions = await questionsOf(String(row?.['id']));
  const words = questions.map((question) => mediaOf(question).map(({ kind, alt, width }) => [kind, alt, width]));
  expect(words).toEqual([
    [['picture', '一张图', 40]],
    [['picture', '子目录', 40]],
    [['picture', '写在里面', 40]],
    [['audio', '铃声', null]],
    [['audio', '两声', null]],
    [],
    [['picture', '画着叉车', 40]],
  ]);
  // An option that is nothing but a picture is named by its words.
  expect(questions.at(-1)).toMatchObject({ options: [{ text: '画着叉车' }, { text: '没有图' }] });
  // The same words about another picture are another question; the same picture again is not.
  const asked = (alt: string) => quiz(essay(html(`这是什么？${image('h.png', alt)}`, file('h.png', png))));
  expect(await written(asked('一台机器'))).toEqual({ questionCount: 1 });
  expect(await checked(asked('一台机器'))).toMatchObject({ questionCount: 0, knownCount: 1 });
  expect(await checked(asked('一把扳手'))).toMatchObject({ questionCount: 1, knownCount: 0 });
});

test('[D-183] what is missing, false, damaged, harmful or too much is said line by line, and nothing of it is written', async () => {
  const script = Buffer.concat([png.subarray(0, -12), Buffer.from('<script>alert(1)</script>'), png.subarray(-12)]);
  const lines: [problem: string, question: string][] = [
    ['file-missing', said(image('nowhere.png'))],
    ['file-missing', said('<img src="https://example.com/a.png" alt="远处">')],
    ['file-missing', said('<img alt="没有地址">')],
    ['file-type', said('<video src="@@PLUGINFILE@@/a.mp4"></video>')],
    ['file-type', said('<iframe src="https://example.com"></iframe>')],
    ['file-type', said(image('a.svg'), file('a.svg', '<svg/>'))],
    ['file-type', said(image('a.exe'), file('a.exe', 'AAAA'))],
    ['file-type', said(image('a.gif'), file('a.gif', png))],
    ['file-damaged', said(image('a.png'), file('a.png', '&%$'))],
    ['file-damaged', said(image('a.png'), file('a.png', ''))],
    ['file-damaged', said(image('a.png'), file('a.png', png.subarray(0, 40)))],
    ['file-harmful', said(image('a.png'), file('a.png', script))],
    ['file-harmful', said(image('a.png'), file('a.png', Buffer.from('<html><script>1</script></html>')))],
    ['file-too-large', said(image('a.png'), file('a.png', hugePicture(30_000)))],
    ['too-many-files', said(image('a.png').repeat(7), file('a.png', png))],
    ['media-without-words', said(image('a.png', ''), file('a.png', png))],
    [
      'file-place',
      essay(html('评分'), `<graderinfo format="html">${html(image('a.png'), file('a.png', png))}</graderinfo>`),
    ],
    [
      'file-place',
      `<question type="matching"><questiontext>${html('配')}</questiontext><subquestion>${html('甲')}<answer><text>乙</text>${file('a.png', png)}</answer></subquestion></question>`,
    ],
    [
      'file-type',
      `<question type="ordering"><questiontext>${html('排')}</questiontext><answer format="html">${html('<audio src="@@PLUGINFILE@@/a.wav" title="声"></audio>', file('a.wav', wavOf([440])))}</answer></question>`,
    ],
    [
      'has-picture',
      '<question type="essay"><questiontext format="markdown"><text>![](@@PLUGINFILE@@/a.png)</text></questiontext></question>',
    ],
  ].map(([problem, question]) => [String(problem), String(question).replaceAll('\n', ' ')]);
  const text = quiz(...lines.map(([, question]) => `${question}\n`));
  const before = await exams.snapshot();
  const { questionCount, problems } = await checked(text);
  expect(problems.map(({ problem }) => problem)).toEqual(lines.map(([problem]) => problem));
  expect(questionCount).toBe(0);
  expect(problems.map(({ line }) => line)).toEqual(lines.map((_, at) => at + 2));
  expect((await written(text)).errorCode).toBe(errorTable['exam.import-empty'].number);
  expect(await exams.snapshot()).toEqual(before);
  // One right question among them is written with its file, and brings nothing of the others.
  const photo = await photograph({ width: 30, height: 20 });
  const mixed = quiz(...lines.map(([, question]) => question), said(image('ok.jpg'), file('ok.jpg', photo)));
  const count = async () => Number((await world.rows('select count(*) from file'))[0]?.['count']);
  const files = await count();
  expect(await written(mixed)).toEqual({ questionCount: 1 });
  expect(await count()).toBe(files + 1);
});

test('[D-183] an import holds so many files and no more, and a text without files is no longer than in other formats', async () => {
  const many = Array.from({ length: exchangeLimits.files + 2 }, () => said(image('a.png'), file('a.png', png)));
  expect(await checked(quiz(...many))).toMatchObject({
    questionCount: exchangeLimits.files,
    problems: [{ problem: 'too-many-files' }, { problem: 'too-many-files' }],
  });
  const long = quiz(said('长'.repeat(exchangeLimits.bytes)));
  for (const endpoint of [wire.checkQuestionImport, wire.importQuestions]) {
    expect((await shen.call(endpoint, { format: 'moodle', text: long })).status).toBe(413);
    expect((await shen.call(endpoint, { format: 'gift', text: long })).status).toBe(413);
  }
});

test('[D-183] an import beyond the quota of its author leaves neither rows nor bytes', async () => {
  const { system } = world.installation;
  const [put, removed]: [string[], string[]] = [[], []];
  const { storage } = system;
  const { put: putOne, remove } = storage;
  Object.assign(storage, {
    put: async (...args: Parameters<typeof putOne>) => {
      put.push(args[0]);
      await putOne.apply(storage, args);
    },
    remove: async (...args: Parameters<typeof remove>) => {
      removed.push(...args[0]);
      await remove.apply(storage, args);
    },
  });
  const [company] = await world.rows(`select tenant_id from member where account = 'shenruoxi'`);
  const tenantId = String(company?.['tenant_id']);
  await saveSetting(system, { tenantId, organizationId: tenantId, key: 'FILE_QUOTA_MEMBER_MB', value: '1' });
  const sound = wavOf(Array.from({ length: 60 }, (_, index) => 400 + index));
  const before = await exams.snapshot();
  const text = quiz(
    said(image('a.png'), file('a.png', png)),
    ...[1, 2, 3].map((at) => said(`<audio title="声 ${at}" src="@@PLUGINFILE@@/b.wav"></audio>`, file('b.wav', sound))),
  );
  expect((await written(text)).errorCode).toBe(errorTable['upload.over-quota'].number);
  expect(await exams.snapshot()).toEqual(before);
  expect(put).toHaveLength(4);
  expect(removed.toSorted()).toEqual(put.toSorted());
  Object.assign(storage, { put: putOne, remove });
});

test('[D-183] learners and visitors bring no files in', async () => {
  const text = quiz(said(image('a.png'), file('a.png', png)));
  const before = await exams.snapshot();
  const lin = await exams.as('linzhiyuan');
  for (const endpoint of [wire.checkQuestionImport, wire.importQuestions]) {
    expect((await lin.call(endpoint, { format: 'moodle', text })).status).toBe(403);
    expect((await world.visitor.call(endpoint, { format: 'moodle', text })).status).toBe(401);
  }
  expect(await exams.snapshot()).toEqual(before);
});
