import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PersonName } from '../../../shared/people/PersonName.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './AuditFacts.module.css';
import { AuditTag } from '../AuditTag.tsx';
import { minutesOf } from '../minutes-of.ts';
import { ContentProgress } from '../../../shared/contents/ContentProgress.tsx';

type Evidence = OutputOf<typeof readPositionAudit>;

/** The person, since when, how long, and how the audit stands. */
export function AuditFacts({ evidence }: { evidence: Evidence }) {
  const t = useT('study');
  const { dateTime, count } = useFormat();
  const { person, joinTime, submitTime, decideTime, studySeconds, auditState } = evidence;
  const time = (at: number | null): string => (at === null ? '—' : dateTime(at));
  return (
    <Panel>
      <Stack>
        <Facts
          className={classes.facts}
          facts={[
            [t('positions.audit.person'), <PersonName key="person" memberId={person.id} name={person.fullName} />],
            [t('positions.audit.organization'), person.organizationName],
            [t('positions.audit.state'), <AuditTag key="state" state={auditState} />],
            [t('positions.audit.joined'), time(joinTime)],
            [t('positions.audit.submitted'), time(submitTime)],
            [t('positions.audit.decided'), time(decideTime)],
            [t('positions.audit.minutes'), count(minutesOf(studySeconds))],
          ]}
        />
        <ContentProgress progress={evidence} />
      </Stack>
    </Panel>
  );
}
