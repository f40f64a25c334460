import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import classes from './ChapterEditor.module.css';
import { ContentAdder } from './ContentAdder.tsx';
import { type ChapterDraft, moved, type SectionDraft } from './path-draft.ts';

type MoveProps = { name: string; onMove: (by: -1 | 1) => void; onRemove: () => void };

/** Up, down and out; named after what they move. */
function MoveButtons({ name, onMove, onRemove }: MoveProps) {
  const t = useT('study');
  return (
    <span className={classes.buttons}>
      <IconButton label={t('positions.form.up', { name })} icon={<ArrowUp size={16} />} onClick={() => onMove(-1)} />
      <IconButton label={t('positions.form.down', { name })} icon={<ArrowDown size={16} />} onClick={() => onMove(1)} />
      <IconButton label={t('positions.form.remove', { name })} icon={<Trash2 size={16} />} onClick={onRemove} />
    </span>
  );
}

type SectionProps = Omit<MoveProps, 'name'> & { section: SectionDraft; onChange: (section: SectionDraft) => void };

function SectionEditor({ section, onChange, ...moving }: SectionProps) {
  const t = useT('study');
  const kind = contentKinds[section.businessType];
  return (
    <li className={classes.section}>
      <kind.icon size={18} aria-hidden className={classes.icon} />
      <TextInput
        className={classes.title}
        aria-label={t('positions.form.sectionTitle', { kind: t(kind.label) })}
        maxLength={positionLimits.sectionTitleMax}
        value={section.title}
        onChange={(event) => onChange({ ...section, title: event.currentTarget.value })}
      />
      <label className={classes.required}>
        <input
          type="checkbox"
          checked={section.require}
          onChange={(event) => onChange({ ...section, require: event.currentTarget.checked })}
        />
        {t('positions.section.required')}
      </label>
      <MoveButtons name={section.title} {...moving} />
    </li>
  );
}

type Props = Omit<MoveProps, 'name'> & {
  positionId: string;
  chapter: ChapterDraft;
  number: number;
  onChange: (chapter: ChapterDraft) => void;
};

/** A chapter of the draft with its sections in their order. */
export function ChapterEditor({ positionId, chapter, number, onChange, ...moving }: Props) {
  const t = useT('study');
  const { title, sections } = chapter;
  const label = t('positions.form.chapter', { number });
  const change = (next: readonly SectionDraft[]) => onChange({ ...chapter, sections: next });
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={12}>
        <div className={classes.section}>
          <TextInput
            className={classes.title}
            label={label}
            maxLength={positionLimits.chapterTitleMax}
            value={title}
            onChange={(event) => onChange({ ...chapter, title: event.currentTarget.value })}
          />
          <MoveButtons name={label} {...moving} />
        </div>
        <Stack as="ul" gap={8}>
          {sections.map((section, at) => (
            <SectionEditor
              key={section.id}
              section={section}
              onChange={(next) => change(sections.with(at, next))}
              onMove={(by) => change(moved(sections, at, by))}
              onRemove={() => change(sections.toSpliced(at, 1))}
            />
          ))}
        </Stack>
        <ContentAdder
          target={{ positionId, chapterId: chapter.id }}
          onAdd={(section) => change([...sections, section])}
        />
      </Stack>
    </Card>
  );
}
