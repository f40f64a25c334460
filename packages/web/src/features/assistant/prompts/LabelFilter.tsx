import { NativeSelect } from '@mantine/core';
import { listLabels } from '@shuyuan/contract/assistant/assistants.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

/** AI-32: only roles of one label; nothing where no role has one. */
export function LabelFilter({ label, onChange }: { label: string; onChange: (label: string) => void }) {
  const t = useT('assistant');
  const labels = useRead(listLabels, {}, { claims: 'all' }).data?.items ?? [];
  if (labels.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('assistant.prompt.labels')}
      data={[{ value: '', label: t('assistant.prompt.label.all') }, ...labels]}
      value={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
