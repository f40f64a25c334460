import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKeptForBuyers, type SoldContent } from './sold-content.ts';

const text = '换型前先列出所有步骤，把能在停机前完成的动作移到停机之外，再逐项计时，最后写进标准作业卡。';
const sold: SoldContent = { text, fileIds: ['film'], pictureIds: ['one', 'two'] };

test('[D-123] what was bought may be corrected and added to', () => {
  const edits: Partial<SoldContent>[] = [
    {},
    { text: `${text}补充：每周复盘一次。` },
    { text: text.replace('逐项计时', '逐项量时') },
    { fileIds: ['film', 'more'] },
    { pictureIds: ['one', 'better', 'new'] },
  ];
  for (const edit of edits) expect(isKeptForBuyers(sold, { ...sold, ...edit })).toBe(true);
});

test('[D-123] it may not be emptied, cut, or exchanged for something else', () => {
  const edits: Partial<SoldContent>[] = [
    { text: '' },
    { text: text.slice(0, 20) },
    { text: '本文已下架，感谢各位的支持，欢迎关注我们的其他文章，以后会有更多更好的内容与大家见面，敬请期待吧。' },
    { fileIds: [] },
    { fileIds: ['another'] },
    { pictureIds: ['one'] },
  ];
  for (const edit of edits) expect(isKeptForBuyers(sold, { ...sold, ...edit })).toBe(false);
});

test('[D-123] whatever is only added to is kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, added) => {
      const of = (words: string): SoldContent => ({ text: words, fileIds: [], pictureIds: [] });
      expect(isKeptForBuyers(of(before), of(`${before} ${added}`))).toBe(true);
    }),
  );
});
