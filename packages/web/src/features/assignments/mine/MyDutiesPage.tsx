import { ArrowLeft } from 'lucide-react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { DutyPage } from '../duty/DutyPage.tsx';
import classes from '../manage/Assignments.module.css';
import { dutiesAddress } from './duties-address.ts';
import { OwnDuties } from './OwnDuties.tsx';

/** D-180: what the reader has to learn and by when; what is over; and one duty with everything that happened to it. */
export function MyDutiesPage() {
  const t = useT('assignments');
  const personal = useT('personal');
  const [state, move] = useAddressState(dutiesAddress);
  const { duty } = state;
  return (
    <>
      <PageTitle title={personal('centre.duties.title')} description={t('assignments.mine.text')} />
      {duty === undefined ? (
        <OwnDuties state={state} onMove={move} />
      ) : (
        <Stack gap={20}>
          <PathLink to="centerMy" params={{ name: 'duties' }} className={classes.back}>
            <ArrowLeft size={16} aria-hidden className={classes.arrow} />
            {t('assignments.mine.back')}
          </PathLink>
          <DutyPage key={duty} id={duty} />
        </Stack>
      )}
    </>
  );
}
