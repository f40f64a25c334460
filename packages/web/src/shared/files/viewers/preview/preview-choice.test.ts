import { conversionStates } from '@shuyuan/contract/files/conversion';
import { expect, test } from 'vitest';
import { choosePreview, numberOfPosition, positionAt, type PreviewedFile } from './preview-choice.ts';

const file: PreviewedFile = {
  name: 'a.docx',
  path: '/files/x',
  conversion: 'none',
  previewPath: null,
  previewType: null,
  position: null,
  canDownload: true,
};

test('[STUDY-07] what can be shown is shown, whatever the conversion is doing', () => {
  for (const conversion of conversionStates) {
    const choice = choosePreview({ ...file, conversion, previewPath: '/files/x/pdf', previewType: 'pdf' });
    expect(choice).toEqual({ shows: 'pdf', address: '/files/x/pdf' });
  }
});

test('[STUDY-07] without anything to show every state of a conversion has its own words', () => {
  const said = conversionStates.map((conversion) => choosePreview({ ...file, conversion }));
  expect(said).toEqual(['none', 'waiting', 'running', 'none', 'failed', 'unavailable'].map((says) => ({ says })));
});

test('[D-195] a document is opened at the page that is asked for, everything else where one stopped', () => {
  expect(positionAt(7, { previewType: 'pdf', position: '3' })).toBe('7');
  expect(positionAt(undefined, { previewType: 'pdf', position: '3' })).toBe('3');
  expect(positionAt(7, { previewType: 'book', position: 'epubcfi(/6/4)' })).toBe('epubcfi(/6/4)');
});

test('a position of another kind begins at the start', () => {
  expect(numberOfPosition('12.5')).toBe(12.5);
  for (const text of [null, '', 'epubcfi(/6/4)', '-3', 'NaN']) expect(numberOfPosition(text)).toBeUndefined();
});
