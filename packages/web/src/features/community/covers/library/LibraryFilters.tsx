import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import classes from './Library.module.css';
import type { useLibrary } from './use-library.ts';

/** Which library, where there are two, and what its pictures show. */
export function LibraryFilters({ library }: { library: ReturnType<typeof useLibrary> }) {
  const t = useT('share');
  const format = useFormat();
  const { kind, hasOwn, category, categories, open, narrow } = library;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const counted = (name: string, count: number): string => `${name} ${format.count(count)}`;
  return (
    <div className={classes.filters}>
      {hasOwn && (
        <ChoiceTabs
          label={t('community.library.kinds')}
          tabs={[
            { name: 'company', label: t('community.library.company') },
            { name: 'cloud', label: t('community.library.cloud') },
          ]}
          current={kind}
          onChoose={open}
        />
      )}
      <ChoiceTabs
        label={t('community.library.categories')}
        tabs={[
          { name: 'all', label: counted(t('community.library.all'), total) },
          ...categories.map(({ id, count }) => ({
            name: id,
            label: counted(t(`community.library.category.${id}`), count),
          })),
        ]}
        current={category ?? 'all'}
        onChoose={(name) => narrow(name === 'all' ? null : name)}
      />
    </div>
  );
}
