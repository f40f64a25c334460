import { checkCertificate } from '@shuyuan/contract/certificates/certificate-record.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AwardFacts } from '../AwardFacts.tsx';
import classes from '../Certificates.module.css';

type Checked = OutputOf<typeof checkCertificate>;

/** One sentence that says whether it holds, and the colour of it. */
function useVerdict({ state, expireTime, revokeTime }: Checked) {
  const t = useT('study');
  const { date } = useFormat();
  if (revokeTime !== null) {
    return { tone: 'cinnabar', text: t('certificates.check.revoked', { date: date(revokeTime) }) } as const;
  }
  if (state === 'expired' && expireTime !== null) {
    return { tone: 'gold', text: t('certificates.check.expired', { date: date(expireTime - 1) }) } as const;
  }
  return { tone: 'pine', text: t('certificates.check.valid') } as const;
}

function Verdict({ checked }: { checked: Checked }) {
  const t = useT('study');
  const { tone, text } = useVerdict(checked);
  return (
    <Stack>
      <Card tone={tone} aria-live="polite">
        {text}
      </Card>
      <p className={classes.name}>
        <bdi>{checked.title}</bdi>
      </p>
      <AwardFacts award={checked} companyName={checked.companyName} holderName={checked.holderName} />
      <HintText as="span">{checked.requirements.join(' · ')}</HintText>
      <HintText className={classes.issuer}>{t('certificates.check.badge', { issuer: checked.badgeIssuer })}</HintText>
    </Stack>
  );
}

/** The answer to a number of the right form. */
export function CheckResult({ number }: { number: string }) {
  const t = useT('study');
  const read = useRead(checkCertificate, { number }, { claims: 'all' });
  if (read.error instanceof ApiError && read.error.status === 404) {
    return (
      <Card tone="cinnabar" aria-live="polite">
        {t('certificates.check.none')}
      </Card>
    );
  }
  return (
    <ReadStates read={read} failed={t('certificates.check.failed')} shape="list" count={2}>
      {(checked) => <Verdict checked={checked} />}
    </ReadStates>
  );
}
