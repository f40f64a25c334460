import type { texts as source } from '../cn/personal.ts';

export const texts = {
  'centre.nav': 'Centro personal',
  'centre.profile.text': 'Su identidad, sus preferencias y su contraseña.',
  'centre.profile.title': 'Mi perfil',

  'people.memberType.member': 'Miembro',
  'people.memberType.administrator': 'Administrador',
  'people.memberType.other': 'Otro',

  'people.personType.ordinary': 'Usuario',
  'zxy.199042': 'Especialista',
  'people.personType.administrator': 'Administrador',

  'site.invoiceStatus.draft': 'Borrador',
  'site.invoiceStatus.applied': 'Solicitada',
  'site.invoiceStatus.issuing': 'En emisión',
  'site.invoiceStatus.issued': 'Emitida',
  'site.invoiceStatus.rejected': 'Rechazada',
  'site.invoiceStatus.cancelled': 'Cancelada',

  'zxy.371189988194390016': 'Escriba su pregunta',
} satisfies Record<keyof typeof source, string>;
