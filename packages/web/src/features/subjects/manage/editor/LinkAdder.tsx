import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import classes from './Editor.module.css';
import { newItem, type ItemDraft } from './subject-draft.ts';

type Props = { onAdd: (item: ItemDraft) => void };

/** A link: an address and a title. */
export function LinkAdder({ onAdd }: Props) {
  const t = useT('study');
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const isWhole = /^https?:\/\/\S+$/.test(url) && title.trim() !== '';
  const add = () => {
    onAdd(newItem({ businessType: BusinessType.knowledge, businessId: null, url, title: title.trim() }));
    setUrl('');
    setTitle('');
  };
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.title}
        label={t('positions.form.linkTitle')}
        maxLength={subjectLimits.itemTitleMax}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        className={classes.title}
        label={t('positions.form.url')}
        type="url"
        dir="ltr"
        maxLength={subjectLimits.urlMax}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button variant="default" disabled={!isWhole} onClick={add}>
        {t('positions.form.add')}
      </Button>
    </div>
  );
}
