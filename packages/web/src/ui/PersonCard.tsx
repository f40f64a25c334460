import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face } from './Face.tsx';
import { Grade } from './Grade.tsx';
import { HintText } from './HintText.tsx';
import classes from './PersonCard.module.css';
import { Tag } from './Tag.tsx';

type Props = {
  name: string;
  face: string | null;
  organization?: string | undefined;
  /** What somebody of this kind is called (ROLE-05). */
  personType?: string | undefined;
  grade?: { readonly cover: string; readonly name: string } | undefined;
  studyTime?: string | undefined;
  studyTimeLabel: string;
  flags: readonly string[];
  /** What can be done with them at once. */
  action?: ReactNode;
  /** The way to more of them. */
  link: ReactNode;
};

/** PERSON-03: a person in a few words. What is not known is not there. */
export function PersonCard(props: Props) {
  const { name, face, organization, personType, grade, studyTime, studyTimeLabel, flags, action, link } = props;
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <Face name={name} src={face} size={48} isNamed />
        <div className={classes.words}>
          <div className={classes.name}>{name}</div>
          {organization && (
            <HintText as="div" className={classes.soft}>
              {organization}
            </HintText>
          )}
          {personType && (
            <HintText as="div" className={classes.soft}>
              {personType}
            </HintText>
          )}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {(grade !== undefined || flags.length > 0) && (
        <div className={classes.tags}>
          {grade && <Grade grade={grade} className={classes.grade} />}
          {flags.map((flag) => (
            <Tag key={flag} tone="pine">
              {flag}
            </Tag>
          ))}
        </div>
      )}
      <div className={classes.foot}>
        {studyTime !== undefined && (
          <span className={classes.time}>
            <Clock size={14} aria-hidden />
            {studyTimeLabel} {studyTime}
          </span>
        )}
        <span className={classes.link}>{link}</span>
      </div>
    </div>
  );
}
