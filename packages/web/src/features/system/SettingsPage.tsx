import { NativeSelect } from '@mantine/core';
import { listSettingPlaces } from '@shuyuan/contract/system/settings.wire';
import { go } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { placeOptions } from './place-options.ts';
import { SettingList } from './SettingList.tsx';
import classes from './SettingsPage.module.css';

function PlaceSelect({ value }: { value: string }) {
  const t = useT('admin');
  const places = useRead(listSettingPlaces, {}, { claims: 'notices' });
  return (
    <NativeSelect
      className={classes.place ?? ''}
      label={t('admin.settings.organization')}
      value={value}
      data={placeOptions(places.data?.items ?? [])}
      onChange={(event) => go('adminSettings', {}, { organization: event.currentTarget.value })}
    />
  );
}

/** D-006: every switch and value of an organisation, explained, each with where it comes from. */
export function SettingsPage() {
  const t = useT('admin');
  const root = useSession((session) => session.rootOrganization);
  const { organization = root?.id ?? '' } = useSearchParams();
  return (
    <>
      <PageTitle
        title={t('admin.settings.title')}
        description={t('admin.settings.description')}
        actions={<PlaceSelect value={organization} />}
      />
      <SettingList key={organization} organizationId={organization} />
    </>
  );
}
