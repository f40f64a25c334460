import classes from './Formula.module.css';

/** A formula as it was written: until it is drawn, or where it cannot be. */
export const FormulaSource = ({ tex }: { tex: string }) => (
  <code dir="ltr" className={classes.source}>
    {tex.trim()}
  </code>
);
