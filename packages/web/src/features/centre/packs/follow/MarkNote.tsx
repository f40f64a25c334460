import type { listPackPeople } from '@shuyuan/contract/centre/packs/follow-up.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../../lib/texts.ts';
import { FileLinks } from '../../../../shared/files/FileLinks.tsx';
import { HintText } from '../../../../ui/HintText.tsx';

type Mark = NonNullable<OutputOf<typeof listPackPeople>['items'][number]['mark']>;

/** A record made by hand, with its evidence. */
export function MarkNote({ mark: { authorName, reason, files } }: { mark: Mark }) {
  const t = useT('packs');
  return (
    <>
      <HintText>{t('packs.mark.by', { name: authorName, reason })}</HintText>
      {files.length > 0 && <FileLinks label={t('packs.evidence')} files={files} />}
    </>
  );
}
