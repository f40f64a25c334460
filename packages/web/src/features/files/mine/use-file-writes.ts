import { askConversion, listMyFiles, readPreview, renameFile } from '@shuyuan/contract/files/files.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

const shownIn = [listMyFiles, readPreview];

/** What one can do with a file of one's own; each says that it is done. */
export function useFileWrites() {
  const t = useT('files');
  return {
    rename: useWrite(renameFile, {
      claims: ['upload.name-too-long', 'upload.name-comma', 'upload.name-unsafe'],
      refreshes: shownIn,
      onSuccess: ({ name }) => showNotice(t('files.renamed', { name }), 'success'),
    }),
    convert: useWrite(askConversion, {
      refreshes: shownIn,
      onSuccess: () => showNotice(t('files.convert.asked'), 'success'),
    }),
  };
}
