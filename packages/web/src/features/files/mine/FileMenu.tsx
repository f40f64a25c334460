import { ActionIcon, Menu } from '@mantine/core';
import { Download, EllipsisVertical, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { conversionLife } from '@shuyuan/contract/files/conversion';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { downloadOf, type MyFile } from './my-file.ts';
import { RemoveFile } from './RemoveFile.tsx';
import { RenameFile } from './RenameFile.tsx';
import { useFileWrites } from './use-file-writes.ts';

type Props = { file: MyFile; onRemoved?: () => void };

const nothing = () => undefined;

/** A preview that was once wanted and did not come can be asked for again; `none` never wanted one. */
const canAskAgain = ({ conversion }: MyFile): boolean => conversion !== 'none' && conversionLife.can('ask', conversion);

/** What one can do with one file. */
export function FileMenu({ file, onRemoved = nothing }: Props) {
  const t = useT('files');
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null);
  const { convert } = useFileWrites();
  const close = () => setAsks(null);
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('files.actions', { name: file.name })}>
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={downloadOf(file)} download leftSection={<Download size={16} aria-hidden />}>
            {t('viewer.download')}
          </Menu.Item>
          {!file.isInUse && (
            <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setAsks('rename')}>
              {t('files.rename')}
            </Menu.Item>
          )}
          {canAskAgain(file) && (
            <Menu.Item leftSection={<RotateCw size={16} aria-hidden />} onClick={() => convert.mutate({ id: file.id })}>
              {t('files.convert')}
            </Menu.Item>
          )}
          {!file.isInUse && (
            <Menu.Item
              color="cinnabar"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => setAsks('remove')}
            >
              {t('files.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asks === 'rename' && <RenameFile file={file} onClose={close} />}
      {asks === 'remove' && <RemoveFile file={file} onClose={close} onRemoved={onRemoved} />}
    </>
  );
}
