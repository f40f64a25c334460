import { listQuestionVersions } from '@shuyuan/contract/exams/bank/bank.wire';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../../../lib/format.ts';
import { useRead } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import { ListPager } from '../../../../../shared/navigation/ListPager.tsx';
import { PathLink } from '../../../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../../../ui/HintText.tsx';
import { Panel } from '../../../../../ui/Panel.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';

type Props = { id: string; latestVersion: number };

/** Every version of a question, the latest first; each can be looked at. */
export function VersionsPanel({ id, latestVersion }: Props) {
  const t = useT('bank');
  const format = useFormat();
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const read = useRead(listQuestionVersions, { id, ...paging }, { claims: 'notices' });
  return (
    <Panel title={t('bank.versions')} icon={<History />}>
      <ReadStates read={read} failed={t('bank.versions.failed')} shape="list" count={2}>
        {({ items, recordCount }) => (
          <Stack gap={12}>
            <HintText>{t('bank.versions.hint')}</HintText>
            <Stack as="ul" gap={8}>
              {items.map(({ version, authorName, updateTime, answerCount, facility }) => (
                <li key={version}>
                  <PathLink
                    to="bankQuestion"
                    params={{ id }}
                    search={{ version: version === latestVersion ? undefined : version }}
                    isOneOfMany
                  >
                    {t(version === latestVersion ? 'bank.version.latest' : 'bank.version', { number: version })}
                  </PathLink>
                  <HintText>
                    <bdi>{authorName}</bdi>
                    {` · ${format.dateTime(updateTime)}`}
                  </HintText>
                  {facility !== null && (
                    <HintText>
                      {t('bank.version.answered', {
                        count: format.count(answerCount),
                        share: format.percent(facility),
                      })}
                    </HintText>
                  )}
                </li>
              ))}
            </Stack>
            <ListPager paging={paging} recordCount={recordCount} onChange={setPaging} />
          </Stack>
        )}
      </ReadStates>
    </Panel>
  );
}
