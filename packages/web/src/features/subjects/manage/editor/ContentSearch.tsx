import { findSubjectContents } from '@shuyuan/contract/subjects/manage-subject.wire';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { Button, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Editor.module.css';
import { newItem, type ItemDraft } from './subject-draft.ts';

type Props = { businessType: PositionContentType; onAdd: (item: ItemDraft) => void };

/** A course, survey or live by a part of its title; the newest stand there before anything is typed. */
export function ContentSearch({ businessType, onAdd }: Props) {
  const t = useT('study');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    findSubjectContents,
    { businessType, ...(search && { search }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap={8}>
      <TextInput
        label={t('positions.form.find')}
        maxLength={50}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.found} aria-live="polite">
        {found.data?.items.length === 0 && <HintText>{t('positions.form.none')}</HintText>}
        {found.data?.items.map(({ id, title }) => (
          <Button
            key={id}
            variant="default"
            size="compact-md"
            onClick={() => onAdd(newItem({ businessType, businessId: id, url: '', title }))}
          >
            {title}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
