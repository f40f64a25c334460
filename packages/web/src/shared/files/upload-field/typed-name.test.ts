import { expect, test } from 'vitest';
import { typedName } from './typed-name.ts';

test('[UPLOAD-18] a typed name is filtered and keeps its ending', () => {
  expect(typedName('<script>alert(1)</script>总结', 'a.pdf')).toEqual({ name: '总结.pdf', problem: null });
  expect(typedName('总结.PDF', 'a.pdf')).toEqual({ name: '总结.PDF', problem: null });
  expect(typedName('总结.exe', 'a.pdf')).toEqual({ name: '总结.exe.pdf', problem: null });
});

test('[UPLOAD-18] nothing left of it is the name before', () => {
  for (const typed of ['', '  ', '<b>', '.pdf']) expect(typedName(typed, 'a.pdf').name).toBe('a.pdf');
});

test('[UPLOAD-11] the rules of names hold for typed ones as well', () => {
  expect(typedName('a,b', 'a.pdf').problem).toBe('upload.name-comma');
  expect(typedName('../a', 'a.pdf').problem).toBe('upload.name-unsafe');
});
