import { Button, Textarea } from '@mantine/core';
import { maxJudgedLength } from '@shuyuan/contract/system/sensitive-words';
import { checkText } from '@shuyuan/contract/system/words.wire';
import { useState } from 'react';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import classes from './WordsPage.module.css';

/** The same judgement every author gets, without writing anything. */
export function TryText() {
  const t = useT('admin');
  const [text, setText] = useState('');
  const judge = useWrite(checkText);
  const found = judge.data;
  return (
    <Panel title={t('admin.words.try.title')}>
      <form
        className={classes.try}
        onSubmit={(event) => {
          event.preventDefault();
          judge.mutate({ str: text });
        }}
      >
        <Textarea
          label={t('admin.words.try.label')}
          rows={6}
          maxLength={maxJudgedLength}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            judge.reset();
          }}
        />
        <Button type="submit" variant="default" loading={judge.isPending}>
          {t('admin.words.try.submit')}
        </Button>
        <output className={classes.verdict}>
          {found?.length === 0 && <span className={classes.clean}>{t('admin.words.try.clean')}</span>}
          {found && found.length > 0 && (
            <>
              {t('admin.words.try.found')}
              {found.map((word) => (
                <Tag key={word} tone="cinnabar">
                  <bdi>{word}</bdi>
                </Tag>
              ))}
            </>
          )}
        </output>
      </form>
    </Panel>
  );
}
