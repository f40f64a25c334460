import classes from './EntranceTitle.module.css';

export function EntranceTitle({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
