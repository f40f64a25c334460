import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { checkBook } from '@shuyuan/contract/ledger/currency.wire';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import classes from './Manage.module.css';
import { useCurrencyNames } from './use-currency-names.ts';

type Book = OutputOf<typeof checkBook>['items'][number];

/** An amount past 2^53 comes as text: only as texts are two amounts the same or not. */
const isRight = ({ issued, held, wrongNum }: Book): boolean => wrongNum === 0 && String(issued) === String(held);

function Verdict({ book }: { book: Book }) {
  const t = useT('admin');
  const format = useFormat();
  const names = useCurrencyNames();
  const isGood = isRight(book);
  const Icon = isGood ? CircleCheck : TriangleAlert;
  const values = {
    currency: names[book.type],
    issued: format.price(book.issued),
    held: format.price(book.held),
    count: format.count(book.wrongNum),
  };
  return (
    <p className={classes.verdict} data-tone={isGood ? 'pine' : 'cinnabar'} role={isGood ? 'status' : 'alert'}>
      <Icon size={20} aria-hidden />
      {isGood ? t('admin.coins.right') : t('admin.coins.wrong', values)}
    </p>
  );
}

/** What is in circulation, and whether the book adds up. */
export function BookFigures({ currency }: { currency: Currency }) {
  const t = useT('admin');
  const format = useFormat();
  const read = useRead(checkBook, {}, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('admin.coins.check.failed')} shape="cards" count={3}>
      {({ items }) => {
        const book = items.find(({ type }) => type === currency);
        return (
          book && (
            <div className={classes.figures}>
              <div className={classes.tiles}>
                <StatTile label={t('admin.coins.held')} value={<AmountText amount={book.held} />} />
                <StatTile label={t('admin.coins.accounts')} value={<bdi>{format.count(book.accountNum)}</bdi>} />
                <StatTile label={t('admin.coins.trades')} value={<bdi>{format.count(book.tradeNum)}</bdi>} />
              </div>
              <Verdict book={items.find((one) => !isRight(one)) ?? book} />
            </div>
          )
        );
      }}
    </ReadStates>
  );
}
