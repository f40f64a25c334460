import { listPositionNames } from '@shuyuan/contract/positions/manage-position.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import type { Named } from './audience-draft.ts';
import { NameAdder } from './NameAdder.tsx';

type Props = { chosen: readonly Named[]; onChange: (chosen: readonly Named[]) => void };

/** Positions whose holders something is for. */
export function PositionAdder({ chosen, onChange }: Props) {
  const t = useT('audience');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(listPositionNames, { search }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <NameAdder
      label={t('audience.positions')}
      description={t('audience.positions.hint')}
      placeholder={t('audience.positions.find')}
      noneFound={t('audience.positions.none')}
      found={found.data?.items ?? []}
      chosen={chosen}
      text={text}
      onText={setText}
      onAdd={onChange}
    />
  );
}
