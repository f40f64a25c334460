import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { FoundArticles } from './FoundArticles.tsx';
import { HelpAreas } from './HelpAreas.tsx';
import { HelpContact } from './HelpContact.tsx';
import { helpAddress } from './help-address.ts';
import { roleFilters } from './help-article.ts';
import classes from './HelpPage.module.css';
import { useHelpRoles } from './use-help-roles.ts';

/** Everything there is help for: searched, or narrowed to a role, at first that of whoever reads. */
export function HelpHome() {
  const t = useT('help');
  const own = useHelpRoles();
  const [{ role = own.at(-1) ?? 'all', search }, change] = useAddressState(helpAddress);
  const look = (text: string): void => change({ search: text });
  return (
    <article className={classes.root}>
      <PageTitle title={t('help.title')} description={t('help.lead')} />
      <div className={classes.parts}>
        <SearchBox
          label={t('help.search')}
          placeholder={t('help.search')}
          clearLabel={t('help.search.clear')}
          initialValue={search}
          onSearch={look}
          onClear={() => look('')}
        />
        <ChoiceTabs
          label={t('help.role')}
          tabs={roleFilters.map((name) => ({ name, label: t(`help.role.${name}`) }))}
          current={role}
          onChoose={(name) => change({ role: name })}
        />
        {search === '' ? <HelpAreas role={role} /> : <FoundArticles question={search} role={role} />}
        <HelpContact />
      </div>
    </article>
  );
}
