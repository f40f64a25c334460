import { ChangePassword } from '../../features/auth/password/ChangePassword.tsx';
import { MyPreferences } from '../../features/people/MyPreferences.tsx';
import { Myself } from '../../features/people/Myself.tsx';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ChangePicture } from './ChangePicture.tsx';
import classes from './ProfilePage.module.css';

/** What the product knows about oneself, and how one wants it. */
export function ProfilePage() {
  const t = useT('personal');
  return (
    <>
      <PageTitle title={t('centre.profile.title')} description={t('centre.profile.text')} />
      <div className={classes.panels}>
        <Myself pictureAction={<ChangePicture />} />
        <MyPreferences />
        <ChangePassword />
      </div>
    </>
  );
}
