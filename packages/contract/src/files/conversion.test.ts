import { expect, test } from 'vitest';
import { conversionLife, isConverted } from './conversion.ts';

test('[D-165] office documents and videos are made into something a page can show', () => {
  expect(isConverted('document', 'docx')).toBe(true);
  expect(isConverted('document', 'pdf')).toBe(false);
  expect(isConverted('video', 'mp4')).toBe(true);
  expect(isConverted('archive', 'zip')).toBe(false);
});

test('a conversion that failed can be asked for again, one that is ready cannot', () => {
  expect(conversionLife.can('ask', 'failed')).toBe(true);
  expect(conversionLife.can('ask', 'unavailable')).toBe(true);
  expect(conversionLife.can('ask', 'ready')).toBe(false);
  expect(conversionLife.can('start', 'running')).toBe(true);
});
