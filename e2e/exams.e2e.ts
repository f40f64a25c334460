import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { everyKind, publishEveryKind, publishFromBank, publishPaper, writeQuestion } from './exam-papers.ts';
import { journey, type Product, type Stage } from './journey.ts';
import { handsOn } from './keys.ts';
import { findBarriers, shot } from './looking.ts';
import { findFaults } from './looks/find-faults.ts';
import { lobby } from './signing-in.ts';
import { pdfOf } from '../packages/server/src/world/draw-documents.ts';
import { toneOf } from './tone-of.ts';
import { nothingLoads } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

export const product: Product = { night: ['exams', 'files'] };

type Hands = ReturnType<typeof handsOn>;

/** Whatever keeps somebody from reading or hearing the page as it is. */
async function isWithoutFaults(page: Page, what: string): Promise<void> {
  await nothingLoads(page);
  await shot(page, `exam-by-keys ${what} ${page.viewportSize()?.width}`);
  const faults = [...(await findFaults(page)), ...(await findBarriers(page, { isByContrast: false }))];
  assert.deepEqual(faults, [], what);
}

/** The keys that answer each question of the paper rightly, in its order. */
const answers = (page: Page, hands: Hands, word: Word): readonly (() => Promise<void>)[] => {
  const option = (role: 'radio' | 'checkbox', name: string) => page.getByRole(role, { name, exact: true });
  const field = page.getByRole('textbox');
  const pick = async (left: string, right: string): Promise<void> => {
    const list = page.getByLabel(left, { exact: true });
    const value = await list.locator('option', { hasText: right }).getAttribute('value');
    await hands.select(list, value ?? '');
  };
  /** Up to the top, one after the other, beginning with the last: whatever order they were mixed into. */
  const sort = async (): Promise<void> => {
    for (const text of ['检修', '挂牌', '断电']) {
      const up = page.getByRole('button', { name: word('exams.moveUp', { text }), exact: true });
      if ((await up.count()) === 0) continue;
      await hands.reach(up);
      for (let presses = 0; presses < 3 && (await up.count()) > 0; presses += 1) await page.keyboard.press('Enter');
    }
  };
  return [
    async () => {
      await hands.toggle(option('radio', '继续生产'));
      await page.keyboard.press('ArrowDown');
    },
    async () => {
      await hands.toggle(option('checkbox', '等待'));
      await hands.toggle(option('checkbox', '搬运'));
    },
    () => hands.toggle(option('radio', word('exams.true'))),
    async () => {
      await hands.write(field.first(), '整理');
      await hands.write(field.last(), '素养');
    },
    () => hands.write(field, 'pdca'),
    () => hands.write(field, '240'),
    async () => {
      await pick('红色标识', '禁止');
      await pick('绿色标识', '安全');
    },
    sort,
    async () => {
      await hands.toggle(option('radio', word('exams.true')));
      await page.keyboard.press('ArrowDown');
      await hands.write(field, '红色');
    },
    () => hands.write(field, '把工具放在手边，换型少了十分钟。'),
  ];
};

async function takeByKeys({ page, url, as, signIn }: Stage, language: 'cn' | 'ar'): Promise<void> {
  const word = wordsOf(language);
  const name = `全题型考试 ${language}`;
  const id = await publishEveryKind(await as('shenruoxi', lobby), name);
  const hands = handsOn(page);
  await signIn(page, 'linzhiyuan', lobby);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${url}#/exam/${id}`);
  await hands.press(page.getByRole('button', { name: word('exams.start'), exact: true }));
  await page.getByRole('timer').waitFor();
  const cellOf = (number: number, state: 'answered' | 'empty') =>
    word('exams.map.cell', {
      name: word('exams.question.number', { number: String(number) }),
      state: word(`exams.map.${state}`),
    });
  const map = page.getByRole('navigation', { name: word('exams.map') });
  const press = (label: string) => hands.press(page.getByRole('button', { name: label, exact: true }));

  for (const [index, answer] of answers(page, hands, word).entries()) {
    const [number, question] = [index + 1, everyKind[index]];
    await page
      .getByText(question?.text.replaceAll(/\{\{k\d\}\}/g, '____') ?? '')
      .first()
      .waitFor();
    await answer();
    await map.getByRole('button', { name: cellOf(number, 'answered'), exact: true }).waitFor();
    await isWithoutFaults(page, `question ${number}`);
    if (number < everyKind.length) await press(word('exams.next'));
  }
  await press(word('exams.flag'));
  const flagged = word('exams.map.cell', { name: cellOf(10, 'answered'), state: word('exams.map.flagged') });
  await hands.reach(map.getByRole('button', { name: flagged, exact: true }), 'Shift+Tab');
  await hands.reach(map.getByRole('button', { name: cellOf(1, 'answered'), exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText(everyKind[0].text).waitFor();
  await page.getByText(word('exams.save.saved')).waitFor();

  const handIn = page.getByRole('button', { name: word('exams.handIn'), exact: true });
  await hands.reach(handIn, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await isWithoutFaults(page, 'the question before the hand-in');
  await page.keyboard.press('Escape');
  await hands.isBackAt('the button of the hand-in', handIn);
  await page.keyboard.press('Enter');
  await hands.confirm(word('exams.handIn'));
  const result = page.getByRole('region', { name: word('exams.result.title') });
  await result.waitFor();
  const count = String(everyKind.length);
  const receipt = word('exams.receipt', { time: '@', answered: count, count, code: '@' });
  await result.getByText(receipt.split('@')[1] ?? '').waitFor();
  // Everything that is marked at once was answered rightly; the essay waits for a person.
  const full = page.getByText(word('exams.score', { score: '1', sum: '1' }), { exact: true });
  assert.equal(await full.count(), everyKind.length - 1);
  await isWithoutFaults(page, 'the result');
}

journey('[D-183] a whole exam without a mouse, with every kind of question', (stage) => takeByKeys(stage, 'cn'), {
  locale: 'zh-CN',
});

// A window of 1280 × 1024 at 400 %.
journey('[D-183] a whole exam without a mouse in Arabic, four times as large', (stage) => takeByKeys(stage, 'ar'), {
  locale: 'ar',
  viewport: { width: 320, height: 256 },
});

journey(
  '[D-183] a file is handed in as an answer, arrives while another question is read, and reaches whoever marks it',
  async ({ page, as, signIn }) => {
    const word = wordsOf('cn');
    const exam = '精益改善论述考试';
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const cellOf = (number: number, state: 'answered' | 'empty') =>
      word('exams.map.cell', {
        name: word('exams.question.number', { number: String(number) }),
        state: word(`exams.map.${state}`),
      });
    await signIn(page, 'linzhiyuan', 'exams');
    await page.getByRole('link', { name: exam }).click();
    await press(word('exams.start'));
    await press(cellOf(6, 'empty'));
    const field = page.getByRole('region', { name: word('exams.files') });
    await field.waitFor();
    const buffer = pdfOf([{ title: '作业指导书', lines: ['停机挂牌'] }]);
    await page.locator('input[type=file]').setInputFiles({ name: '林知远.pdf', mimeType: 'application/pdf', buffer });
    await press(word('exams.previous'));
    await press(cellOf(6, 'answered'));
    await field.getByText('林知远.pdf', { exact: true }).waitFor();
    await page.getByText(word('exams.save.saved')).waitFor();
    await press(word('exams.handIn'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('exams.handIn'), exact: true })
      .click();
    await page.getByRole('region', { name: word('exams.result.title') }).waitFor();

    const marker = await as('shenruoxi', 'exams?view=marking');
    await marker.getByRole('link', { name: exam }).click();
    await marker.getByRole('link', { name: /提交一份您负责工位/ }).click();
    await marker.getByRole('link', { name: '6-1.pdf' }).waitFor();
    assert.equal(await marker.getByText('林知远').count(), 0);
  },
  { locale: 'zh-CN' },
);

journey(
  '[D-183] a picture of a question nobody has turned to yet is there when the network goes, and is enlarged',
  async ({ page, url, as, signIn }) => {
    const word = wordsOf('cn');
    const id = await publishFromBank(await as('shenruoxi', lobby), {
      name: '断网看图',
      words: ['91 分贝', '连续七点'],
    });
    await signIn(page, 'linzhiyuan', lobby);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${url}#/exam/${id}`);
    // The page spreads what a hall asks for over twelve seconds.
    const hasCome = page.waitForResponse((answer) => answer.url().includes('/files/') && answer.ok(), {
      timeout: 40_000,
    });
    await page.getByRole('button', { name: word('exams.start'), exact: true }).click();
    await page.getByText('91 分贝').waitFor();
    await (await hasCome).finished();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: word('exams.next'), exact: true }).click();
    const picture = page.getByRole('img', { name: /^一张控制图/ });
    await picture.waitFor();
    await page.waitForFunction(() =>
      [...document.images].some(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0),
    );
    const link = page.getByRole('link', { name: /一张控制图/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('img', { name: /^一张控制图/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
  },
  { locale: 'zh-CN' },
);

journey(
  '[D-183] an author adds a sound to a question; whoever takes the exam plays it by keys, in Arabic at night on a phone',
  async ({ page, url, as, signIn }) => {
    const word = wordsOf('ar');
    const [name, alt] = ['听音考试', '一段持续的提示音'];
    const author = await as('shenruoxi', lobby);
    const { questionId } = await writeQuestion(author, name);
    await author.goto(`${url}#/exam-bank/question/${questionId}`);
    await author
      .getByRole('button', { name: word('bank.media.add'), exact: true })
      .first()
      .click();
    const file = { name: 'tone.wav', mimeType: 'audio/wav', buffer: toneOf(20) };
    await author.locator('input[type=file]').first().setInputFiles(file);
    await author.getByRole('textbox', { name: word('bank.media.alt', { number: '1' }) }).fill(alt);
    await author.getByRole('button', { name: word('bank.save'), exact: true }).click();
    await author.getByText(word('bank.saved', { version: '2' })).waitFor();
    const id = await publishPaper(author, { name, questions: [{ questionId, version: 2, points: 1 }] });

    const hands = handsOn(page);
    await signIn(page, 'linzhiyuan', lobby);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${url}#/exam/${id}`);
    await hands.press(page.getByRole('button', { name: word('exams.start'), exact: true }));
    const sound = page.locator(`audio[aria-label="${alt}"]`);
    await sound.waitFor();
    await isWithoutFaults(page, 'a question with a sound');
    await hands.reach(sound);
    await page.keyboard.press('Space');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('audio')].some(({ currentTime }) => currentTime > 0.2),
    );
    await page.keyboard.press('Space');
    await page.waitForFunction(() => [...document.querySelectorAll('audio')].every(({ paused }) => paused));
  },
  { locale: 'ar', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
);
