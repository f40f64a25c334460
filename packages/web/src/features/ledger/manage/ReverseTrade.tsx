import { Button } from '@mantine/core';
import { tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Manage.module.css';
import { ReverseDialog } from './ReverseDialog.tsx';
import type { TenantTrade } from './tenant-trade.ts';

/** D-109: once, and never of a reversal. */
export function ReverseTrade({ trade }: { trade: TenantTrade }) {
  const t = useT('admin');
  const share = useT('share');
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { tradeType, createTime, isReversible, isReversed } = trade;
  if (isReversed) return <Tag>{t('admin.coins.reversed')}</Tag>;
  if (!isReversible) return <span aria-hidden>—</span>;
  const name = { type: share(tradeTypeLabels[tradeType]), time: format.dateTime(createTime) };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        color="gray"
        leftSection={<Undo2 className={classes.turned} size={14} aria-hidden />}
        aria-label={t('admin.coins.reverse.named', name)}
        onClick={() => setIsAsking(true)}
      >
        {t('admin.coins.reverse')}
      </Button>
      {isAsking && <ReverseDialog trade={trade} onClose={() => setIsAsking(false)} />}
    </>
  );
}
