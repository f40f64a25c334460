import { Button, TextInput } from '@mantine/core';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { ModuleItem, PageModule } from '@shuyuan/contract/site/page-modules';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { isSafeTarget } from '@shuyuan/contract/site/is-safe-target';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { CoverField } from '../../../shared/covers/CoverField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './Editor.module.css';
import { LocalTextField } from './LocalTextField.tsx';

type ItemProps = {
  item: ModuleItem;
  language: Language;
  hasPicture: boolean;
  onChange: (item: ModuleItem) => void;
  onRemove: () => void;
};

/** A link that leads nowhere safe stays in the field and goes no further. */
function Target({ item, onChange }: Pick<ItemProps, 'item' | 'onChange'>) {
  const t = useT('site');
  const [typed, setTyped] = useState(item.target);
  const isWrong = typed !== '' && !isSafeTarget(typed);
  return (
    <TextInput
      label={t('site.editor.target')}
      description={t('site.editor.target.hint')}
      error={isWrong && t('site.editor.target.wrong')}
      dir="ltr"
      maxLength={pageLimits.targetMax}
      value={typed}
      onChange={({ currentTarget }) => {
        const target = currentTarget.value.trim();
        setTyped(target);
        if (target === '' || isSafeTarget(target)) onChange({ ...item, target });
      }}
    />
  );
}

function Item({ item, language, hasPicture, onChange, onRemove }: ItemProps) {
  const t = useT('site');
  const { pictureId: id, picturePath: path } = item;
  return (
    <li className={classes.item}>
      {hasPicture && (
        <CoverField
          cropsTo="banner"
          cover={id !== null && path !== null ? { id, path } : null}
          onChange={(cover) => onChange({ ...item, pictureId: cover?.id ?? null, picturePath: cover?.path ?? null })}
          onBusy={() => undefined}
        />
      )}
      <LocalTextField
        label={t('site.editor.itemText')}
        texts={item.text}
        language={language}
        max={pageLimits.itemTextMax}
        onChange={(text) => onChange({ ...item, text })}
      />
      <Target item={item} onChange={onChange} />
      <Button variant="subtle" color="gray" onClick={onRemove}>
        {t('site.editor.removeItem')}
      </Button>
    </li>
  );
}

type Props = { module: PageModule; language: Language; onChange: (part: Partial<PageModule>) => void };

/** The slides of a banner, or the links of a list. */
export function ItemFields({ module, language, onChange }: Props) {
  const t = useT('site');
  const { items } = module;
  // An item has no name; its fields show what is handed in, but for a target that is still being typed.
  const keys = items.map((_, index) => `${index} of ${items.length}`);
  const add = (): void => onChange({ items: [...items, { text: {}, target: '', pictureId: null, picturePath: null }] });
  return (
    <Stack>
      <Stack as="ul">
        {items.map((item, index) => (
          <Item
            key={keys[index]}
            item={item}
            language={language}
            hasPicture={module.kind === 'banner'}
            onChange={(changed) => onChange({ items: items.with(index, changed) })}
            onRemove={() => onChange({ items: items.toSpliced(index, 1) })}
          />
        ))}
      </Stack>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={items.length >= pageLimits.itemsMax}
        onClick={add}
      >
        {t('site.editor.addItem')}
      </Button>
    </Stack>
  );
}
