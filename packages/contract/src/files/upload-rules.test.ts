import { expect, test } from 'vitest';
import { endingOf } from './file-kinds.ts';
import { nameProblem, withoutScript } from './file-names.ts';
import { uploadProblem, uploadRules } from './upload-rules.ts';

const rule = uploadRules.default;
const mb = 1024 * 1024;

test('[UPLOAD-09] a field takes files of at most 10 MB unless it says otherwise', () => {
  expect(uploadProblem(rule, { name: 'a.png', size: 10 * mb })).toBeNull();
  expect(uploadProblem(rule, { name: 'a.png', size: 10 * mb + 1 })).toBe('upload.too-large');
});

test('[UPLOAD-10] it takes pictures and zip, and no others', () => {
  for (const ending of ['jpg', 'jpeg', 'png', 'bmp', 'gif', 'ico', 'zip', 'PNG']) {
    expect(uploadProblem(rule, { name: `a.${ending}`, size: 1 })).toBeNull();
  }
  for (const name of ['a.svg', 'a.html', 'a.pdf', 'a', 'png', 'a.png.exe', 'a.constructor']) {
    expect(uploadProblem(rule, { name, size: 1 })).toBe('upload.wrong-type');
  }
});

test('[UPLOAD-11] a comma in a name is refused', () => {
  expect(nameProblem('a,b.png')).toBe('upload.name-comma');
  expect(nameProblem('甲，乙.png')).toBeNull();
});

test('[UPLOAD-12] an empty file is refused', () => {
  expect(uploadProblem(rule, { name: 'a.png', size: 0 })).toBe('upload.empty');
});

test('[UPLOAD-13] a name has at most 100 characters, counted as people count them', () => {
  expect(nameProblem(`${'学'.repeat(96)}.png`)).toBeNull();
  expect(nameProblem(`${'学'.repeat(97)}.png`)).toBe('upload.name-too-long');
  expect(nameProblem(`${'😀'.repeat(96)}.png`)).toBeNull();
});

test('[D-167] a name is never a way to another place', () => {
  for (const name of ['../../x', 'a/b.png', 'a\\b.png', '..', ' ', 'a\u0000.png', 'gpj.\u202Eexe', 'a\nb.png']) {
    expect(nameProblem(name)).toBe('upload.name-unsafe');
  }
});

test('[D-167] no sign that turns the direction of writing may stand in a name', () => {
  const signs = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
  for (const sign of signs) expect(nameProblem(`x${String.fromCodePoint(sign)}gpj.png`)).toBe('upload.name-unsafe');
  expect(nameProblem('تقرير الربع.png')).toBeNull();
});

test('[UPLOAD-14] what is wrong with the name is said before what is wrong with the type', () => {
  expect(uploadProblem(rule, { name: 'a,b.exe', size: 0 })).toBe('upload.name-comma');
  expect(uploadProblem(rule, { name: 'a.exe', size: 99 * mb })).toBe('upload.wrong-type');
});

test('[UPLOAD-18] a typed name loses what could be script', () => {
  expect(withoutScript('<script>alert(1)</script>季度总结')).toBe('季度总结');
  expect(withoutScript('<img src=x onerror=alert(1)>总结')).toBe('总结');
  expect(withoutScript('javascript:alert(1)')).toBe('alert(1)');
  expect(withoutScript('a "b" c')).toBe('a b c');
});

test('the ending of a name is what follows its last dot', () => {
  expect(endingOf('a.tar.ZIP')).toBe('zip');
  expect(endingOf('zip')).toBeNull();
  expect(endingOf('a.toString')).toBeNull();
});

test('[LIVE-FORM-19] the cover of a live is a picture of under 500 KB', () => {
  const cover = uploadRules.liveCover;
  expect(uploadProblem(cover, { name: 'a.png', size: 500 * 1024 - 1 })).toBeNull();
  expect(uploadProblem(cover, { name: 'a.png', size: 500 * 1024 })).toBe('upload.too-large');
  expect(uploadProblem(cover, { name: 'a.pdf', size: 1 })).toBe('upload.wrong-type');
});

test('[UPLOAD-10] work and evidence that are handed in may be documents too, and no program', () => {
  for (const name of ['a.pdf', 'a.docx', 'a.xlsx', 'a.png', 'a.zip'])
    expect(uploadProblem(uploadRules.handIn, { name, size: 1 })).toBeNull();
  for (const name of ['a.exe', 'a.html', 'a.svg'])
    expect(uploadProblem(uploadRules.handIn, { name, size: 1 })).toBe('upload.wrong-type');
});
