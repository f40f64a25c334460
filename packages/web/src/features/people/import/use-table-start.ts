import { importMaxBytes } from '@shuyuan/contract/people/member-import';
import { startImport } from '@shuyuan/contract/people/member-import.wire';
import { decodeTable } from '@shuyuan/contract/people/member-table';
import { go } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

const bytesPerMb = 1024 * 1024;
export const maxMb = importMaxBytes / bytesPerMb;
const fileNameMax = 200;

/** Sends a table to be checked; the address then names its import, so that a reload finds it again. */
export function useTableStart(createsOrganizations: boolean) {
  const t = useT('admin');
  const start = useWrite(startImport, { onSuccess: ({ id }) => go('adminImport', {}, { id }) });
  const send = (fileName: string, bytes: Uint8Array): void => {
    if (bytes.length > importMaxBytes) {
      showNotice(t('admin.import.tooLarge', { size: maxMb }), 'warning');
      return;
    }
    start.mutate({
      fileName: [...fileName].slice(-fileNameMax).join(''),
      text: decodeTable(bytes),
      createsOrganizations,
    });
  };
  return {
    isBusy: start.isPending,
    sendText: (text: string) => send(t('admin.import.pastedFile'), new TextEncoder().encode(text)),
    // Too large is known before it is read: a film dropped by mistake would fill the memory.
    sendFile: async (file: File) =>
      send(
        file.name,
        file.size > importMaxBytes ? new Uint8Array(importMaxBytes + 1) : new Uint8Array(await file.arrayBuffer()),
      ),
  };
}
