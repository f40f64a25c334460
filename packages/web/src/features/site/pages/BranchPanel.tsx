import { Button } from '@mantine/core';
import { Files, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';

type Props = { isBusy: boolean; isEmpty: boolean; onAdd: () => void; children: ReactNode };

export function BranchPanel({ isBusy, isEmpty, onAdd, children }: Props) {
  const t = useT('site');
  const add = (
    <Button variant="default" leftSection={<Plus size={16} aria-hidden />} loading={isBusy} onClick={onAdd}>
      {t('site.pages.add')}
    </Button>
  );
  return (
    <Panel title={t('site.page.branch')} icon={<Files />} action={add}>
      {isEmpty && <HintText>{t('site.pages.branches.empty')}</HintText>}
      {children}
    </Panel>
  );
}
