import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../../../lib/session.ts';
import { fieldUploadsOf } from '../../../../shared/files/upload/field-uploads.ts';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import type { PublishFile } from '../publish-draft.ts';

type Props = {
  /** Names its line of uploads, which goes on while other pages are shown. */
  name: string;
  label: string;
  rule: Extract<UploadRuleName, 'video' | 'document'>;
  maxFiles: number;
  files: readonly PublishFile[];
  error: string | null;
  onChange: (files: readonly PublishFile[]) => void;
  /** Something is still on its way: what is published now would lack it. */
  onBusy: (isBusy: boolean) => void;
};

/** The field shows names and sizes; the rest of a file that was there before is nobody's business here. */
const asUploaded = ({ id, name, sizeBytes }: PublishFile): UploadedFile => ({
  id,
  name,
  size: sizeBytes,
  kind: 'document',
  contentType: '',
  path: '',
  conversion: 'none',
  width: null,
  height: null,
  seconds: null,
  createdAt: 0,
});

/** The film or the documents of something to be published; made ready to be shown as soon as they are there. */
export function PublishedFiles({ name, rule, files, onChange, onBusy, ...field }: Props) {
  const memberId = useSession(({ currentUser }) => currentUser?.id ?? '');
  const uploads = useMemo(
    () => fieldUploadsOf({ memberId, field: name, rule, isConverted: true }),
    [memberId, name, rule],
  );
  const isBusy = useStore(uploads.store, ({ items }) => items.some(({ state }) => state !== 'failed'));
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <UploadField
      {...field}
      name={name}
      rule={rule}
      isConverted
      isNameFixed
      isRequired
      value={files.map(asUploaded)}
      onChange={(uploaded) => onChange(uploaded.map((one) => ({ id: one.id, name: one.name, sizeBytes: one.size })))}
    />
  );
}
