import { Button, Menu } from '@mantine/core';
import { sectionTypeLabels } from '@shuyuan/contract/study/section-types';
import { Plus } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import classes from './Outline.module.css';
import type { DraftSection } from './outline-draft.ts';
import { newSection } from './section-draft.ts';
import { offeredTypes, sectionIcons } from './section-icons.ts';

type Props = { chapterTitle: string; onAdd: (section: DraftSection) => void };

/** Asks for the kind of a new section. */
export function AddSection({ chapterTitle, onAdd }: Props) {
  const t = useT('courses');
  const study = useT('study');
  return (
    <div className={classes.add}>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <Button
            variant="light"
            leftSection={<Plus size={16} aria-hidden />}
            aria-label={t('courses.section.addTo', { name: chapterTitle })}
          >
            {t('courses.section.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offeredTypes.map((type) => {
            const Icon = sectionIcons[type];
            return (
              <Menu.Item
                key={type}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => onAdd(newSection(type))}
              >
                {study(sectionTypeLabels[type])}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
