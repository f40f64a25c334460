import { byteOrderMark } from '@shuyuan/contract/people/member-table';
import { saveFile } from '../../../lib/save-file.ts';

/** Hands a table to the browser as a file. What was read as text has lost the mark by which Excel knows UTF-8. */
export const saveTable = (text: string, fileName: string): void =>
  saveFile(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), fileName);
