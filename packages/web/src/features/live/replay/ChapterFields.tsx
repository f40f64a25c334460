import { Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Replay.module.css';
import type { ChapterDraft } from './replay-draft.ts';

const chaptersMax = 50;

type Props = { chapters: readonly ChapterDraft[]; onChange: (chapters: readonly ChapterDraft[]) => void };

export function ChapterFields({ chapters, onChange }: Props) {
  const t = useT('activity');
  const change = (key: string, part: Partial<ChapterDraft>) =>
    onChange(chapters.map((chapter) => (chapter.key === key ? { ...chapter, ...part } : chapter)));
  return (
    <fieldset className={classes.chapters}>
      <legend className={classes.legend}>{t('live.replay.chapters')}</legend>
      {chapters.map(({ key, time, title }) => (
        <div key={key} className={classes.chapter}>
          <TextInput
            aria-label={t('live.replay.edit.chapterTime')}
            placeholder="1:23"
            value={time}
            onChange={(event) => change(key, { time: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('live.replay.edit.chapterTitle')}
            maxLength={100}
            value={title}
            onChange={(event) => change(key, { title: event.currentTarget.value })}
          />
          <IconButton
            label={t('live.replay.edit.removeChapter', { title })}
            icon={<X size={16} aria-hidden />}
            size={36}
            onClick={() => onChange(chapters.filter((chapter) => chapter.key !== key))}
          />
        </div>
      ))}
      {chapters.length < chaptersMax && (
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...chapters, { key: crypto.randomUUID(), time: '', title: '' }])}
        >
          {t('live.replay.edit.addChapter')}
        </Button>
      )}
    </fieldset>
  );
}
