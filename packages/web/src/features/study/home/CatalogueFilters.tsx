import { PlainFilter, plainFilterLabels } from '@shuyuan/contract/study/plain-filter';
import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { type CatalogueProps, chosenStatuses, hasProgress } from './study-address.ts';
import classes from './StudyHome.module.css';

const kinds = Object.values(PlainFilter);

/** ENUM-12, D-174: of which kind, and how far one is with it. */
export function CatalogueFilters({ state, onChange }: CatalogueProps) {
  const t = useT('study');
  const statuses = [
    { name: 'all', label: t('study.home.status.all') },
    ...chosenStatuses.map((status) => ({ name: String(status), label: t(finishStatusLabels[status]) })),
  ];
  const chooseKind = (name: string): void => {
    const kind = kinds.find((one) => String(one) === name) ?? PlainFilter.all;
    onChange({ kind, page: 1, ...(!hasProgress(kind) && { status: undefined }) });
  };
  return (
    <div className={classes.filters}>
      <ChoiceTabs
        label={t('study.home.kind')}
        tabs={kinds.map((kind) => ({ name: String(kind), label: t(plainFilterLabels[kind]) }))}
        current={String(state.kind)}
        onChoose={chooseKind}
      />
      {hasProgress(state.kind) && (
        <ChoiceTabs
          label={t('study.home.status')}
          tabs={statuses}
          current={String(state.status ?? 'all')}
          onChoose={(name) => onChange({ status: chosenStatuses.find((status) => String(status) === name), page: 1 })}
        />
      )}
      {state.topic !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          rightSection={<X size={14} aria-hidden />}
          onClick={() => onChange({ topic: undefined, page: 1 })}
        >
          {t('study.home.topic.clear')}
        </Button>
      )}
    </div>
  );
}
