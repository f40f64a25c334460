import { Button } from '@mantine/core';
import { History, X } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useBytes } from '../use-bytes.ts';
import type { Unfinished } from '../upload/unfinished.ts';
import classes from './UploadField.module.css';

type Props = { list: readonly Unfinished[]; onChoose: () => void; onForget: (one: Unfinished) => void };

/** Uploads a page was closed over: a browser may not open a file again by itself, so its owner is asked for it. */
export function UnfinishedList({ list, onChoose, onForget }: Props) {
  const t = useT('files');
  const bytes = useBytes();
  const title = useId();
  if (list.length === 0) return null;
  return (
    <section className={classes.unfinished} aria-labelledby={title}>
      <p className={classes.unfinishedTitle} id={title}>
        <History size={16} aria-hidden />
        {t('upload.unfinished.title')}
      </p>
      <p className={classes.hint}>{t('upload.unfinished.text')}</p>
      <ul className={classes.list}>
        {list.map((one) => (
          <li key={one.uploadId} className={classes.lost}>
            <span className={classes.lostName}>
              <bdi>{one.name}</bdi>
              <span className={classes.measures}>{bytes(one.size)}</span>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('upload.unfinished.chooseNamed', { name: one.name })}
              onClick={onChoose}
            >
              {t('upload.unfinished.choose')}
            </Button>
            <IconButton
              label={t('upload.unfinished.forget', { name: one.name })}
              icon={<X size={16} aria-hidden />}
              size={32}
              onClick={() => onForget(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
