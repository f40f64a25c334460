import type { texts as source } from '../cn/share.ts';

export const texts = {
  'teams.memberType.owner': 'Propietario',
  'teams.memberType.administrator': 'Administrador',
  'teams.memberType.member': 'Miembro',
  'teams.enjoyType.expert': 'Experto',
  'teams.enjoyType.team': 'Equipo',
  'teams.enjoyType.official': 'Oficial',

  'sharing.shareType.course': 'Curso',
  'sharing.shareType.subject': 'Programa temático',
  'sharing.shareType.exam': 'Examen',
  'sharing.shareType.research': 'Encuesta',
  'sharing.shareType.live': 'Transmisión en vivo',
  'sharing.shareType.class': 'Grupo de formación',
  'sharing.shareType.knowledge': 'Ficha de conocimiento',
  'sharing.shareType.question': 'Pregunta',
  'sharing.shareType.askShare': 'Publicación compartida',
  'sharing.shareType.discussion': 'Debate',
  'sharing.shareType.shareContent': 'Contenido compartido',
  'sharing.shareType.positionStudy': 'Formación por puesto',
  'sharing.shareType.column': 'Columna',
  'sharing.shareType.teamAccount': 'Cuenta de equipo',
} satisfies Record<keyof typeof source, string>;
