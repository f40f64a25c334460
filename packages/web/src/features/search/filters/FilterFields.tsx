import { NativeSelect } from '@mantine/core';
import { fileKinds } from '@shuyuan/contract/files/file-kinds';
import { searchSorts } from '@shuyuan/contract/search/search-limits';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { AuthorFilter } from './AuthorFilter.tsx';
import { offeredPeriods, type SearchMove, type SearchState } from '../search-address.ts';
import { TopicFilter } from './TopicFilter.tsx';

type ChoiceProps<Name extends string> = {
  label: string;
  names: readonly Name[];
  textOf: (name: Name) => string;
  /** Said where none is chosen; without it one always is. */
  all?: string;
  value: Name | undefined;
  onChange: (name: Name | undefined) => void;
};

function Choice<Name extends string>({ label, names, textOf, all, value, onChange }: ChoiceProps<Name>) {
  const none = all === undefined ? [] : [{ value: '', label: all }];
  return (
    <NativeSelect
      aria-label={label}
      data={[...none, ...names.map((name) => ({ value: name, label: textOf(name) }))]}
      value={value ?? ''}
      onChange={(event) => onChange(names.find((name) => name === event.currentTarget.value))}
    />
  );
}

/** The fields that narrow the results and order them. */
export function FilterFields({ state, onMove }: FilterProps) {
  const t = useT('search');
  const narrow: SearchMove = (change) => onMove({ ...change, page: 1 });
  return (
    <>
      <Choice
        label={t('search.sort')}
        names={searchSorts}
        textOf={(name) => t(`search.sort.${name}`)}
        value={state.sort}
        onChange={(sort = 'relevance') => narrow({ sort })}
      />
      <Choice
        label={t('search.period')}
        all={t('search.period.all')}
        names={offeredPeriods}
        textOf={(name) => t(`search.period.${name}`)}
        value={state.period}
        onChange={(period) => narrow({ period })}
      />
      {state.kind === 'file' && (
        <Choice
          label={t('search.fileKind')}
          all={t('search.fileKind.all')}
          names={fileKinds}
          textOf={(name) => t(`search.fileKind.${name}`)}
          value={state.fileKind}
          onChange={(fileKind) => narrow({ fileKind })}
        />
      )}
      <OrganizationPicker
        hiddenLabel={t('search.organization')}
        placeholder={t('search.organization')}
        isByNames
        isClearable
        value={state.organization ?? ''}
        onChange={(id) => narrow({ organization: id || undefined })}
      />
      <TopicFilter topicId={state.topic} onChange={(topic) => narrow({ topic })} />
      <AuthorFilter memberId={state.author} onChange={(author) => narrow({ author })} />
    </>
  );
}

export type FilterProps = { state: SearchState; onMove: SearchMove };
