import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { greetingAt } from './greeting.ts';
import { Hills } from './Hills.tsx';
import classes from './Welcome.module.css';

/** Good morning, by name, with the day. */
export function Welcome() {
  const t = useT('common');
  const { language } = useLanguage();
  const name = useSession((session) => session.currentUser?.fullName ?? '');
  const organization = useSession((session) => session.organization?.name ?? '');
  const [now] = useState(() => new Date());
  const date = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full' }).format(now);
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <h1 className={classes.greeting}>{t(`home.greeting.${greetingAt(now.getHours())}`, { name })}</h1>
        <p className={classes.day}>
          <time dateTime={now.toISOString().slice(0, 10)}>{date}</time>
          {organization && (
            <>
              <span aria-hidden="true" className={classes.dot}>
                ·
              </span>
              <bdi>{organization}</bdi>
            </>
          )}
        </p>
      </div>
      <Hills />
    </div>
  );
}
