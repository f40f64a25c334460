import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import classes from './ContentAdder.module.css';
import { newSection, type SectionDraft } from './path-draft.ts';

type Props = { onAdd: (section: SectionDraft) => void };

/** A link: an address and a title. */
export function LinkAdder({ onAdd }: Props) {
  const t = useT('study');
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const isWhole = /^https?:\/\/\S+$/.test(url) && title.trim() !== '';
  const add = () => {
    onAdd(newSection({ businessType: BusinessType.knowledge, businessId: null, url, title: title.trim() }));
    setUrl('');
    setTitle('');
  };
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.field}
        label={t('positions.form.linkTitle')}
        maxLength={positionLimits.sectionTitleMax}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        className={classes.field}
        label={t('positions.form.url')}
        type="url"
        dir="ltr"
        maxLength={positionLimits.urlMax}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button variant="default" disabled={!isWhole} onClick={add}>
        {t('positions.form.add')}
      </Button>
    </div>
  );
}
