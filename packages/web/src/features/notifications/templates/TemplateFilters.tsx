import { NativeSelect } from '@mantine/core';
import { isLanguage, type Language, languages } from '@shuyuan/contract/kernel/languages';
import { templateAreas } from '@shuyuan/contract/notifications/message-templates';
import { useT } from '../../../lib/texts.ts';
import { languageNames } from '../../../ui/language-names.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { TemplatePlace } from './template-address.ts';
import classes from './TemplatesPage.module.css';
import { useAreaName } from './use-area-name.ts';

type Props = { place: TemplatePlace; language: Language; onChange: (part: Partial<TemplatePlace>) => void };

export function TemplateFilters({ place, language, onChange }: Props) {
  const t = useT('operation');
  const nameOf = useAreaName();
  const areas = templateAreas.map((value) => ({ value, label: nameOf(value) }));
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('templates.language')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={({ currentTarget: { value } }) => onChange(isLanguage(value) ? { language: value } : {})}
      />
      <NativeSelect
        label={t('templates.area')}
        data={[{ value: '', label: t('templates.area.all') }, ...areas]}
        value={place.area ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ area: templateAreas.find((area) => area === value) })}
      />
      <SearchBox
        label={t('templates.search')}
        placeholder={t('templates.search')}
        clearLabel={t('templates.search.clear')}
        initialValue={place.q}
        onSearch={(q) => onChange({ q })}
        onClear={() => onChange({ q: '' })}
      />
      <SwitchField
        label={t('templates.onlyOwn')}
        isOn={place.only === 'own'}
        onChange={(isOn) => onChange({ only: isOn ? 'own' : undefined })}
      />
    </div>
  );
}
