import type { fileOut } from '@shuyuan/contract/files/files.wire';
import type { z } from 'zod';
import type { FileRow } from './files.store.ts';

/** A file as its readers see it. */
export const toFileOut = (file: FileRow): z.output<typeof fileOut> => ({
  id: file.id,
  name: file.name,
  kind: file.kind,
  contentType: file.contentType,
  size: Number(file.size),
  path: `/files/${file.path}`,
  conversion: file.conversion,
  width: file.width,
  height: file.height,
  seconds: file.seconds,
  createdAt: file.createdAt.getTime(),
});
