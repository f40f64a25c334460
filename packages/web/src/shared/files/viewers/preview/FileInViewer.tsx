import { readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import { useState } from 'react';
import { isInMaking, pollMs } from '../../is-in-making.ts';
import { useBeginPage } from '../../use-begin-page.ts';
import { usePosition } from '../../use-position.ts';
import { FilePreview } from './FilePreview.tsx';
import { positionAt } from './preview-choice.ts';
import { call } from '../../../../lib/call.ts';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';

type Props = { fileId: string; name: string };

/** A film or a document of something that is published, in the viewer of its kind, on from where one stopped or at the page the address names. */
export function FileInViewer({ fileId, name }: Props) {
  const t = useT('files');
  const savePosition = usePosition(fileId);
  const begin = useBeginPage();
  const preview = useRead(
    readPreview,
    { fileId },
    {
      claims: 'notices',
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (state.data && isInMaking(state.data.conversion) ? pollMs : false),
    },
  );
  const { data } = preview;
  // A film that was begun stays, and where it was begun: news of a conversion must not start it anew.
  const [shown, setShown] = useState(data);
  if (data && (!shown || (shown.previewPath === null && data.previewPath !== null))) setShown(data);
  return (
    <ReadStates read={preview} failed={t('files.preview.failed')} shape="cards" count={1}>
      {(file) => {
        const { previewPath, previewType } = shown ?? file;
        const position = positionAt(begin, shown ?? file);
        const stream = async () => (await call(readStreamToken, { fileId })).url;
        return (
          <FilePreview
            file={{ ...file, name, previewPath, previewType, position }}
            address={previewType === 'hls' ? stream : undefined}
            onPosition={savePosition}
          />
        );
      }}
    </ReadStates>
  );
}
