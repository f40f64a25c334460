import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useProblemText } from '../use-problem-text.ts';
import type { Webhook } from './webhook-form.ts';
import classes from './WebhooksPage.module.css';

function Last({ last }: Pick<Webhook, 'last'>) {
  const t = useT('admin');
  const format = useFormat();
  const problemText = useProblemText();
  if (last === null) return <span className={classes.soft}>{t('admin.webhooks.last.never')}</span>;
  const time = format.relative(last.at);
  const problem = problemText(last);
  return (
    <span className={classes.last}>
      <Tag tone={problem === null ? 'pine' : 'cinnabar'}>
        {problem === null ? t('admin.webhooks.last.arrived', { time }) : t('admin.webhooks.last.failed', { time })}
      </Tag>
      {problem !== null && <span className={classes.soft}>{problem}</span>}
    </span>
  );
}

type Acts = {
  readonly busyId: string | null;
  readonly onTest: (webhook: Webhook) => void;
  readonly onEdit: (webhook: Webhook) => void;
  readonly onDelete: (webhook: Webhook) => void;
};

export function useWebhookColumns({ busyId, onTest, onEdit, onDelete }: Acts): readonly Column<Webhook>[] {
  const t = useT('admin');
  const words = useT('notices');
  const { language } = useLanguage();
  return [
    {
      key: 'name',
      header: t('admin.webhooks.column.name'),
      cell: ({ name, url, isOn }) => (
        <span className={classes.target}>
          <span className={classes.name}>
            <bdi>{name}</bdi> {!isOn && <Tag>{t('admin.webhooks.off')}</Tag>}
          </span>
          <bdi className={classes.soft}>{url}</bdi>
        </span>
      ),
    },
    { key: 'style', header: t('admin.webhooks.column.style'), cell: ({ style }) => t(`admin.webhooks.style.${style}`) },
    {
      key: 'kinds',
      header: t('admin.webhooks.column.kinds'),
      cell: ({ kinds }) => kinds.map((kind) => words(`noticeKind.${kind}`)).join(listSeparatorOf[language]),
    },
    { key: 'last', header: t('admin.webhooks.column.last'), cell: ({ last }) => <Last last={last} /> },
    {
      key: 'actions',
      header: t('admin.webhooks.column.actions'),
      align: 'end',
      cell: (webhook) => (
        <span className={classes.actions}>
          <IconButton
            label={t('admin.webhooks.test.named', { name: webhook.name })}
            icon={<Send size={16} aria-hidden />}
            disabledReason={busyId === webhook.id ? t('admin.webhooks.test') : undefined}
            onClick={() => onTest(webhook)}
          />
          <IconButton
            label={t('admin.webhooks.edit.named', { name: webhook.name })}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => onEdit(webhook)}
          />
          <IconButton
            label={t('admin.webhooks.delete.named', { name: webhook.name })}
            icon={<Trash2 size={16} aria-hidden />}
            color="cinnabar"
            onClick={() => onDelete(webhook)}
          />
        </span>
      ),
    },
  ];
}
