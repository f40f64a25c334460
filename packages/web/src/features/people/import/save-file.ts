import { byteOrderMark } from '@shuyuan/contract/people/member-table';

/** Hands a table to the browser as a file. What was read as text has lost the mark by which Excel knows UTF-8. */
export function saveTable(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
