import { readCertificate } from '@shuyuan/contract/certificates/certificate.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AwardPanel } from './AwardPanel.tsx';
import { RequirementRow } from './RequirementRow.tsx';

/** A certificate with everything it asks for, and the reader's own. */
export function CertificateView({ id }: { id: string }) {
  const t = useT('study');
  const { date } = useFormat();
  const read = useRead(readCertificate, { id }, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('certificates.failed')} shape="list" count={4}>
      {({ title, introduction, requirements, requiredCount, finishedCount, renewal, award }) => (
        <>
          <PageTitle title={<bdi>{title}</bdi>} description={introduction} />
          <Stack>
            {award && <AwardPanel award={award} />}
            <Panel
              title={t('certificates.asked')}
              hint={t('certificates.progress', { finished: finishedCount, required: requiredCount })}
            >
              <Stack>
                {renewal && <HintText>{t('certificates.renewal.open', { date: date(renewal.openTime) })}</HintText>}
                <Stack as="ul">
                  {requirements.map((asked) => (
                    <RequirementRow key={`${asked.businessType} ${asked.businessId}`} asked={asked} />
                  ))}
                </Stack>
                {(!award || renewal) && finishedCount === requiredCount && (
                  <HintText>{t('certificates.soon')}</HintText>
                )}
              </Stack>
            </Panel>
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
