import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import classes from './Certificates.module.css';

type Props = {
  award: {
    readonly number: string;
    readonly issueTime: number;
    readonly expireTime: number | null;
    readonly replacedBy: string | null;
  };
  companyName?: string;
  holderName?: string;
};

/** The number of an award, by whom and when it was issued, and how long it holds. */
export function AwardFacts({ award: { number, issueTime, expireTime, replacedBy }, companyName, holderName }: Props) {
  const t = useT('study');
  const { date } = useFormat();
  // It ends where the next day begins.
  const until = expireTime === null ? t('certificates.noExpiry') : date(expireTime - 1);
  const facts = [
    ...(holderName === undefined
      ? []
      : [[t('certificates.check.holder'), <bdi key="holder">{holderName}</bdi>] as const]),
    [t('certificates.number'), <bdi key="number">{number}</bdi>] as const,
    ...(companyName === undefined
      ? []
      : [[t('certificates.company'), <bdi key="company">{companyName}</bdi>] as const]),
    [t('certificates.issued'), date(issueTime)] as const,
    [t('certificates.until'), until] as const,
    ...(replacedBy === null
      ? []
      : [[t('certificates.replacedBy'), <NumberLink key="next" number={replacedBy} />] as const]),
  ];
  return <Facts facts={facts} className={classes.facts} />;
}

/** The page on which a number is checked. */
export function NumberLink({ number }: { number: string }) {
  return (
    <PathLink to="certificateCheck" params={{ number }}>
      <bdi>{number}</bdi>
    </PathLink>
  );
}
