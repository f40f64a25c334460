import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { Check, CircleAlert, Equal, UserPlus, UserPen } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { StatTile } from '../../../ui/StatTile.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import classes from './ImportPage.module.css';
import type { Import } from './import-data.ts';

/** Where it stands, in a sentence. */
function useVerdict({ state, wrong, toCreate, toChange }: Import): string {
  const t = useT('admin');
  const { count } = useFormat();
  if (state === 'failed') return t('admin.import.failed');
  if (state === 'applied') return t('admin.import.applied', { created: count(toCreate), changed: count(toChange) });
  if (wrong > 0) return t('admin.import.blocked');
  return toCreate + toChange === 0 ? t('admin.import.nothing') : t('admin.import.ready');
}

function Tiles({ toCreate, toChange, unchanged, wrong }: Import) {
  const t = useT('admin');
  const { count } = useFormat();
  return (
    <div className={classes.tiles}>
      <StatTile icon={<UserPlus size={16} />} label={t('admin.import.tile.create')} value={count(toCreate)} />
      <StatTile icon={<UserPen size={16} />} label={t('admin.import.tile.change')} value={count(toChange)} />
      <StatTile icon={<Equal size={16} />} label={t('admin.import.tile.unchanged')} value={count(unchanged)} />
      <StatTile icon={<CircleAlert size={16} />} label={t('admin.import.tile.wrong')} value={count(wrong)} />
    </div>
  );
}

export function ImportSummary({ one }: { one: Import }) {
  const t = useT('admin');
  const { language } = useLanguage();
  const verdict = useVerdict(one);
  const { state, note, ignoredColumns, newOrganizations } = one;
  const listed = (words: readonly string[]): string => words.join(listSeparatorOf[language]);
  const isApplied = state === 'applied';
  return (
    <>
      {state !== 'failed' && <Tiles {...one} />}
      <Panel title={one.fileName}>
        <div className={classes.verdict}>
          <output className={classes.words}>
            <p className={classes.sentence} data-tone={isApplied ? 'done' : one.wrong > 0 ? 'wrong' : undefined}>
              {isApplied && <Check size={18} aria-hidden />}
              {verdict}
            </p>
            {note && !isApplied && <p>{t(`admin.import.note.${note}`)}</p>}
            {newOrganizations.length > 0 && !isApplied && (
              <p>
                {t('admin.import.newOrganizations', {
                  count: newOrganizations.length,
                  names: listed(newOrganizations),
                })}
              </p>
            )}
            {ignoredColumns.length > 0 && (
              <p className={classes.hint}>{t('admin.import.ignored', { columns: listed(ignoredColumns) })}</p>
            )}
          </output>
          <div className={classes.actions}>
            {isApplied ? (
              <PathLink to="adminMembers">{t('admin.import.toMembers')}</PathLink>
            ) : (
              state === 'checked' && <ApplyButton one={one} />
            )}
            <PathLink to="adminImport">{t('admin.import.another')}</PathLink>
          </div>
        </div>
      </Panel>
    </>
  );
}
