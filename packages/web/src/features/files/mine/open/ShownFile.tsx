import { type readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { FilePreview } from '../../../../shared/files/viewers/preview/FilePreview.tsx';
import { positionAt } from '../../../../shared/files/viewers/preview/preview-choice.ts';
import { FileMenu } from '../FileMenu.tsx';
import classes from '../MyFiles.module.css';
import { useFileWrites } from '../use-file-writes.ts';
import { useBeginPage } from '../../../../shared/files/use-begin-page.ts';
import { usePosition } from '../../../../shared/files/use-position.ts';
import { WithheldNote } from './WithheldNote.tsx';

type Preview = OutputOf<typeof readPreview>;

/** Each call brings a token that is good from now on (D-168). */
const streamAddress = (fileId: string) => async (): Promise<string> => (await call(readStreamToken, { fileId })).url;

/** Its name, what can be done with it, and itself. */
export function ShownFile({ file, onRemoved }: { file: Preview; onRemoved: () => void }) {
  const { convert } = useFileWrites();
  const savePosition = usePosition(file.id);
  // What one began to read or watch stays, and where one began: news of a conversion must not start it anew.
  const [shown, setShown] = useState(file);
  if (shown.previewPath === null && file.previewPath !== null) setShown(file);
  const { previewPath, previewType } = shown;
  const position = positionAt(useBeginPage(), shown);
  return (
    <>
      <div className={classes.openHead}>
        <h1 className={classes.openTitle}>
          <bdi>{file.name}</bdi>
        </h1>
        <FileMenu file={file} onRemoved={onRemoved} />
      </div>
      <WithheldNote isWithheld={file.isWithheld} />
      <FilePreview
        file={{ ...file, previewPath, previewType, position }}
        address={previewType === 'hls' ? streamAddress(file.id) : undefined}
        onPosition={savePosition}
        onAskAgain={() => convert.mutate({ id: file.id })}
      />
    </>
  );
}
