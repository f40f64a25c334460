import { byteOrderMark } from '@shuyuan/contract/people/member-table';

/** Hands something made here to the browser as a file. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a table to the browser as a file. A text that was read has lost the mark by which Excel knows UTF-8. */
export const saveTable = (text: string, fileName: string): void =>
  saveFile(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), fileName);
