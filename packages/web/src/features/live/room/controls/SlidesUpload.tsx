import { useState } from 'react';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import { useT } from '../../../../lib/texts.ts';

type Props = { liveId: string; onUploaded: (fileId: string) => void };

/** A document for the room; what has arrived is handed on at once and stands in the list above. */
export function SlidesUpload({ liveId, onUploaded }: Props) {
  const t = useT('activity');
  const [told, setTold] = useState<readonly string[]>([]);
  return (
    <UploadField
      name={`slides ${liveId}`}
      label={t('live.room.slides.upload')}
      rule="document"
      isConverted
      value={[]}
      onChange={(files) => {
        const fresh = files.map(({ id }) => id).filter((id) => !told.includes(id));
        setTold([...told, ...fresh]);
        for (const id of fresh) onUploaded(id);
      }}
    />
  );
}
