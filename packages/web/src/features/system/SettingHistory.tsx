import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { EditableKey } from '@shuyuan/contract/system/settings';
import { listSettingChanges } from '@shuyuan/contract/system/settings.wire';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './SettingsPage.module.css';
import { useShownValue } from '../../lib/setting-texts.ts';

type Props = { organizationId: string; settingKey: EditableKey };
type Change = OutputOf<typeof listSettingChanges>['items'][number];

const pageSize = 10;

type ItemProps = { change: Change; settingKey: EditableKey; nameOf: (id: string) => string };

function ChangeItem({ change, settingKey, nameOf }: ItemProps) {
  const t = useT('admin');
  const format = useFormat();
  const shown = useShownValue(nameOf);
  const { at, actorName, before, after } = change;
  const words = (text: string | null) =>
    text === null ? t('admin.settings.history.inherited') : shown(settingKey, text);
  return (
    <li>
      <p className={classes.who}>
        {actorName ?? t('admin.audit.system')}
        <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
      </p>
      <dl className={classes.change}>
        <dt>{t('admin.audit.before')}</dt>
        <dd>{words(before)}</dd>
        <dt>{t('admin.audit.after')}</dt>
        <dd>{words(after)}</dd>
      </dl>
    </li>
  );
}

/** Who changed a setting of an organisation, from what to what. */
export function SettingHistory({ organizationId, settingKey }: Props) {
  const t = useT('admin');
  const [paging, setPaging] = useState({ page: 1, pageSize });
  const changes = useRead(listSettingChanges, { organizationId, key: settingKey, ...paging }, { claims: 'notices' });
  return (
    <ReadStates read={changes} failed={t('admin.settings.history.failed')} shape="list" count={3}>
      {({ items, recordCount, names }) => (
        <>
          {recordCount === 0 && (
            <EmptyState title={t('admin.settings.history.empty.title')} text={t('admin.settings.history.empty.text')} />
          )}
          <ol className={classes.changes}>
            {items.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                settingKey={settingKey}
                nameOf={(id) => names.find((place) => place.id === id)?.name ?? t('admin.settings.audience.gone')}
              />
            ))}
          </ol>
          {recordCount > pageSize && (
            <ListPager paging={paging} sizes={[pageSize]} recordCount={recordCount} onChange={setPaging} />
          )}
        </>
      )}
    </ReadStates>
  );
}
