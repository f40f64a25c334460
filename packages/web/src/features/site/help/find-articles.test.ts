import { expect, test } from 'vitest';
import { findArticles } from './find-articles.ts';

const article = (id: string, title: string, body = '') => ({ id, title, body });
const english = [
  article('password', 'How do I change my password?', 'Your other devices are signed out.'),
  article(
    'certificate',
    'How do I earn a certificate?',
    'It is issued once all contents are done. No password is asked for.',
  ),
  article('exam', 'How do I take an exam?', 'Answers are saved by themselves.'),
];

test('what stands in a title comes before what stands in a text', () => {
  expect(findArticles(english, 'password')).toEqual(['password', 'certificate']);
});

test('all words of a question count, and some of them where no article has all', () => {
  expect(findArticles(english, 'certificate password')).toEqual(['certificate']);
  expect(findArticles(english, 'exam rhinoceros')).toEqual(['exam']);
  expect(findArticles(english, 'rhinoceros')).toEqual([]);
});

test('another ending of a word finds it, behind the word itself', () => {
  const texts = [article('stem', 'Certification of people'), article('whole', 'Certificates')];
  expect(findArticles(texts, 'certificates')).toEqual(['whole', 'stem']);
});

test('without a word, or with signs alone, every article is there in its order', () => {
  expect([findArticles(english, ' '), findArticles(english, '?!')]).toEqual([
    ['password', 'certificate', 'exam'],
    ['password', 'certificate', 'exam'],
  ]);
});

test.for([
  ['two Chinese characters inside a sentence', '证书', '怎样获得证书？'],
  ['a whole question in Chinese, in other words', '密码怎么修改', '怎样修改密码或头像？'],
  ['Chinese with a blank', '学习 课程', '怎样学习课程？'],
  ['letters without their accents', 'reunion epreuve', 'Réunion après l’épreuve'],
  ['Russian without ё', 'учет', 'Как ведётся учёт?'],
  ['Arabic with vowel signs', 'الشَّهادة', 'كيف أنال الشهادة؟'],
  ['Arabic with another form of alef', 'امتحان', 'إمتحان'],
  ['capital and wide letters', 'ＥＸＣＥＬ', 'Export as Excel'],
] as const)('%s is found', ([, question, title]) => {
  expect(findArticles([article('other', 'xyz'), article('meant', title)], question)).toEqual(['meant']);
});
