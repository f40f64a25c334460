type Props = { grade: { readonly cover: string; readonly name: string }; className?: string | undefined };

/** A person's grade: its seal and its name. */
export function Grade({ grade, className }: Props) {
  return (
    <span className={className}>
      <img src={grade.cover} alt="" width={20} height={20} />
      {grade.name}
    </span>
  );
}
