import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Template } from './templates.ts';
import classes from './TemplatesPage.module.css';
import { useAreaName } from './use-area-name.ts';
import { isTemplateArea } from '@shuyuan/contract/notifications/message-templates';

/** The texts of one language, written in its direction. */
export function useTemplateColumns(direction: 'ltr' | 'rtl'): Column<Template>[] {
  const t = useT('operation');
  const nameOf = useAreaName();
  return [
    {
      key: 'text',
      header: t('templates.column.text'),
      cell: ({ text }) => (
        <span className={classes.words} dir={direction}>
          {text}
        </span>
      ),
    },
    {
      key: 'area',
      header: t('templates.area'),
      width: '18%',
      cell: ({ area }) => (isTemplateArea(area) ? nameOf(area) : area),
    },
    {
      key: 'state',
      header: t('templates.column.state'),
      width: '18%',
      cell: ({ isOwn }) => (isOwn ? <Tag tone="pine">{t('templates.own')}</Tag> : t('templates.standard')),
    },
  ];
}
