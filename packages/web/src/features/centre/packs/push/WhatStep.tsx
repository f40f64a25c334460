import { TextInput } from '@mantine/core';
import { packLimits } from '@shuyuan/contract/centre/packs/pack-limits';
import { findPackContents } from '@shuyuan/contract/centre/packs/push.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ContentItems } from '../../../../shared/contents/items/ContentItems.tsx';
import type { ContentQuery } from '../../../../shared/contents/items/ItemAdder.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { PushFormProps } from './use-push-form.ts';

const useFound = (query: ContentQuery) => useRead(findPackContents, query, { placeholderData: keepPreviousData });

/** The name of a pack and its contents in order. */
export function WhatStep({ form: { draft, problems, change, textField } }: PushFormProps) {
  const t = useT('packs');
  return (
    <Panel title={t('packs.what')}>
      <Stack>
        <TextInput label={t('packs.name')} required autoComplete="off" {...textField('title')} />
        <ContentItems
          title={t('packs.items')}
          emptyText={t('packs.items.empty')}
          addLabel={t('packs.items')}
          items={draft.items}
          max={packLimits.items}
          useFound={useFound}
          onChange={(items) => change({ items })}
        />
        {problems.items && <ErrorText>{problems.items}</ErrorText>}
      </Stack>
    </Panel>
  );
}
