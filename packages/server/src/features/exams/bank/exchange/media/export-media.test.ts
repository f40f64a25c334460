import * as wire from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../../world/open-world.ts';
import { picturedChoice, pictureOf, picturesOf } from '../../../../../world/tests/exams/test-question-media.ts';
import { childOf, childrenOf, readXml, textAt, type XmlElement } from '../moodle/read-xml.ts';

let world: TestWorld;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

/** The HTML of a text, and its files by their names. */
const contentOf = (element: XmlElement | undefined) => ({
  format: element?.attributes['format'],
  html: element && textAt(element, 'text'),
  files: (element ? childrenOf(element, 'file') : []).map(({ attributes, text }) => [
    attributes['name'],
    attributes['path'],
    Buffer.from(text, 'base64').toString(),
  ]),
});

test('[D-183] Moodle XML has the pictures and sounds of questions, options and explanations; other formats count them', async () => {
  const exams = picturesOf(world);
  const shen = await exams.author();
  const categoryId = await exams.category(shen);
  const [shown, option, sound] = [
    await exams.bring('图.png'),
    await exams.bring('选项.png'),
    await exams.bring('声.mp3'),
  ];
  const { options, ...choice } = picturedChoice(shown);
  const [first, second] = options;
  if (!first || !second) throw new Error('two options');
  const question = {
    ...choice,
    text: '先看\n"图" <1>',
    media: [pictureOf(shown, { alt: '上升 & "下降"' }), pictureOf(sound, { kind: 'audio', alt: '警报' })],
    options: [first, { ...second, picture: pictureOf(option) }],
    explanationMedia: [pictureOf(shown)],
  };
  await exams.write(shen, categoryId, { question });
  const exportAs = async (format: 'moodle' | 'gift' | 'table') =>
    (await shen.call(wire.exportQuestions, { format, categoryId })).body;
  for (const format of ['gift', 'table'] as const)
    expect(await exportAs(format)).toMatchObject({ questionCount: 0, leftOutCount: 1 });

  const { text, ...counts } = await exportAs('moodle');
  expect(counts).toEqual({ questionCount: 1, leftOutCount: 0, leftOut: [] });
  const quiz = childOf(readXml(text), 'quiz');
  const element = quiz && childrenOf(quiz, 'question').find(({ attributes }) => attributes['type'] === 'multichoice');
  expect(contentOf(element && childOf(element, 'questiontext'))).toEqual({
    format: 'html',
    html:
      '<p>先看<br/>&quot;图&quot; &lt;1&gt;</p><p><img src="@@PLUGINFILE@@/1.png" alt="上升 &amp; &quot;下降&quot;"/></p>' +
      '<p><audio controls="controls" title="警报"><source src="@@PLUGINFILE@@/2.mp3"/></audio></p>',
    files: [
      ['1.png', '/', '图.png'],
      ['2.mp3', '/', '声.mp3'],
    ],
  });
  const answers = (element ? childrenOf(element, 'answer') : []).map(contentOf);
  expect(answers).toMatchObject([{ format: 'plain_text', files: [] }, { files: [['1.png', '/', '选项.png']] }]);
  expect(contentOf(element && childOf(element, 'generalfeedback'))).toMatchObject({
    files: [['1.png', '/', '图.png']],
  });

  // A picture that is still being cleaned leaves the house with nobody.
  await world.rows("update file set cleaning = 'waiting' where id = $1", [option]);
  expect(await exportAs('moodle')).toMatchObject({ questionCount: 0, leftOutCount: 1 });
});
