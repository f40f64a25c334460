import { isMaterialOpen } from '@shuyuan/contract/training/materials/material-phases';
import type { Context } from '../../../platform/context.ts';
import { findSurveyOfSection } from '../../surveys/index.ts';
import { listCoursesOfClass } from '../after/evaluation.store.ts';
import type { ClassRow } from '../class.store.ts';
import { listMaterials } from '../materials/material.store.ts';

type Reader = { readonly hasSeat: boolean; readonly isManaged: boolean };

async function readEvaluation(ctx: Context, { surveyId, endsAt }: ClassRow, { hasSeat }: Reader) {
  const hasEnded = endsAt !== null && endsAt <= ctx.now();
  if (surveyId === null || !hasSeat || !hasEnded) return null;
  const survey = await findSurveyOfSection(ctx, surveyId);
  if (!survey) return null;
  const { title, isAnonymous, isAnswered, isOpen } = survey;
  return { surveyId, title, isAnonymous, isAnswered, isOpen };
}

/** Everything that belongs to a class beside its meetings, for those who have a seat and the managers. */
export async function readClassExtras(ctx: Context, training: ClassRow, reader: Reader) {
  const { hasSeat, isManaged } = reader;
  if (!hasSeat && !isManaged) return { materials: [], courses: [], evaluation: null };
  const materials = await listMaterials(ctx.read, training.id);
  const isOpen = ({ phase }: (typeof materials)[number]): boolean =>
    isManaged || isMaterialOpen({ phase, endsAt: training.endsAt }, ctx.now());
  return {
    materials: materials.filter(isOpen),
    courses: await listCoursesOfClass(ctx.read, training.id, { memberId: ctx.actor.id, isManaged }),
    evaluation: await readEvaluation(ctx, training, reader),
  };
}
