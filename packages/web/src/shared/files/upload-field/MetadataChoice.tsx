import { isCleaned } from '@shuyuan/contract/files/cleaning';
import { fileTypes } from '@shuyuan/contract/files/file-kinds';
import { type UploadRule, uploadRules, type UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { useT } from '../../../lib/texts.ts';
import { SwitchField } from '../../../ui/SwitchField.tsx';

type Props = { rule: UploadRuleName; isKept: boolean; isDisabled: boolean; onChange: (isKept: boolean) => void };

/** Only where files are published, and some of them would keep their notes if their author says so. */
function hasChoice(name: UploadRuleName): boolean {
  const rule: UploadRule = uploadRules[name];
  if (rule.purpose === 'personal' || rule.isAlwaysCleaned) return false;
  return rule.endings.some(
    (ending) => !isCleaned(fileTypes[ending].kind, true) && isCleaned(fileTypes[ending].kind, false),
  );
}

/** Whether documents and films are published with what programs noted in them; removed unless one says otherwise. */
export function MetadataChoice({ rule, isKept, isDisabled, onChange }: Props) {
  const t = useT('files');
  if (!hasChoice(rule)) return null;
  return (
    <SwitchField
      label={t('upload.metadata.keep')}
      description={t(isKept ? 'upload.metadata.kept' : 'upload.metadata.removed')}
      isOn={isKept}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
