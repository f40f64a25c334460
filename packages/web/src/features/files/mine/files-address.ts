import { type FileKind, fileKinds } from '@shuyuan/contract/files/file-kinds';
import { defaultPageSize, type Paging } from '@shuyuan/contract/kernel/paging';

/** What the address of one's files says: which of them, which page, and which one is open. */
export type FilesPlace = Paging & {
  readonly kind: FileKind | undefined;
  readonly keyword: string | undefined;
  readonly file: string | undefined;
};

type Texts = Readonly<Record<string, string | undefined>>;

const keywordMax = 50;

/** An address somebody mistyped shows all files, never an error. */
export const filesPlace = (search: Texts, paging: Paging): FilesPlace => ({
  ...paging,
  kind: fileKinds.find((kind) => kind === search['kind']),
  keyword: search['keyword']?.trim().slice(0, keywordMax) || undefined,
  file: search['file'] || undefined,
});

/** The same as the values of an address; what is the default is left out, so that links stay short. */
export const filesSearch = ({ page, pageSize, kind, keyword, file }: FilesPlace) => ({
  kind,
  keyword,
  page: page === 1 ? undefined : page,
  pageSize: pageSize === defaultPageSize ? undefined : pageSize,
  file,
});
