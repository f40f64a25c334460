import { listMyFiles, readFileUse } from '@shuyuan/contract/files/files.wire';
import { useRefresh } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import { UploadField } from '../../../shared/files/upload-field/UploadField.tsx';
import classes from './MyFiles.module.css';
import { shrunkPixels, useShrinking } from './use-shrinking.ts';

/** What is uploaded is in the list below at once; the field itself holds only what is on its way. */
const none: readonly [] = [];

/** Where files come in, photos smaller than they are if one likes. */
export function MyUploads() {
  const t = useT('files');
  const { isOn, turn, resize } = useShrinking();
  const refresh = useRefresh();
  const show = () => {
    refresh(listMyFiles);
    refresh(readFileUse);
  };
  return (
    <Panel>
      <UploadField
        name="my-files"
        label={t('files.upload')}
        rule="personal"
        isConverted
        resize={resize}
        value={none}
        onChange={show}
      />
      <div className={classes.shrink}>
        <SwitchField
          label={t('files.shrink')}
          description={t('files.shrink.text', { pixels: shrunkPixels })}
          isOn={isOn}
          onChange={turn}
        />
      </div>
    </Panel>
  );
}
