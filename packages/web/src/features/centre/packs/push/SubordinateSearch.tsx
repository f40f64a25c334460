import { Button, TextInput } from '@mantine/core';
import { listSubordinates } from '@shuyuan/contract/centre/director/director.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from '../Packs.module.css';
import type { Named } from './push-draft.ts';

const offered = 8;

/** One's own people by a part of the name; nobody else can be found. */
export function SubordinateSearch({ onAdd }: { onAdd: (person: Named) => void }) {
  const t = useT('packs');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    listSubordinates,
    { pageSize: offered, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Stack gap={8}>
      <TextInput
        label={t('packs.people.find')}
        maxLength={50}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.chosen} aria-live="polite">
        {found.data?.items.length === 0 && <HintText>{t('packs.people.none')}</HintText>}
        {found.data?.items.map(({ id, fullName }) => (
          <Button key={id} variant="default" size="compact-md" onClick={() => onAdd({ id, name: fullName })}>
            {fullName}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
