import type { texts as source } from '../cn/help.ts';

export const texts = {
  'help.title': 'Centro de ayuda',
  'help.lead': 'Respuestas breves a preguntas frecuentes; cada una le lleva al lugar indicado.',
  'help.everyone': 'Cada día',
  'help.administrators': 'Para administradores',
  'help.contact.title': '¿No encuentra la respuesta?',
  'help.contact.text':
    'Consulte al administrador de su organización. Si el error mostraba un número de solicitud, inclúyalo: así se encuentra antes la causa.',
  'help.password.question': '¿Cómo cambio mi contraseña, y si la olvidé?',
  'help.password.answer':
    'Cámbiela en su perfil; la sesión se cerrará en los demás dispositivos. Si la olvidó, pida a un administrador que la restablezca: recibirá una contraseña de un solo uso y elegirá la suya al entrar.',
  'help.language.question': '¿Cómo cambio el idioma y la apariencia?',
  'help.language.answer':
    'Abra el menú de su foto, arriba, y elija «Idioma» o «Apariencia». Su elección se guarda con su cuenta, en todos los dispositivos.',
  'help.approvals.question': '¿Cómo presento una solicitud y en qué punto está?',
  'help.approvals.answer':
    'Inicie una solicitud en «Mis aprobaciones». Abra cualquiera para ver quién decide en cada paso, cuándo lo hizo y qué dijo. Una solicitud devuelta se puede modificar y enviar de nuevo.',
  'help.deputy.question': '¿Quién decide mientras no estoy?',
  'help.deputy.answer':
    'Nombre un suplente y las fechas en «Mis aprobaciones». Durante ese tiempo podrá decidir en su lugar, y el historial dirá por quién.',
  'help.notices.question': 'Recibo demasiadas notificaciones, o muy pocas',
  'help.notices.answer':
    'En los ajustes de notificaciones elija para cada tipo si lo quiere aquí, por correo o de ambas formas.',
  'help.sessions.question': '¿Cómo cierro la sesión en otros dispositivos?',
  'help.sessions.answer':
    'La página «Sesiones» muestra todos los navegadores con su sesión abierta. Cierre uno, o todos menos el que está usando.',
  'help.keyboard.question': '¿Puedo usar solo el teclado?',
  'help.keyboard.answer':
    'Sí. Con Tab se avanza, y la primera parada salta al contenido. Las flechas recorren menús y listas; Esc cierra los diálogos.',
  'help.members.question': '¿Cómo añado miembros?',
  'help.members.answer':
    'Créelos uno a uno en la página de miembros o importe una tabla CSV. Primero se revisa cada fila, y no se escribe nada hasta que todas son correctas.',
  'help.settings.question': '¿Por qué cambió un ajuste en una organización inferior?',
  'help.settings.answer':
    'Los ajustes se heredan por el árbol: sin valor propio, una organización usa el de la más cercana por encima. Cada ajuste indica de dónde viene su valor y guarda su historial.',
  'help.audit.question': '¿Quién cambió qué, y cuándo?',
  'help.audit.answer':
    'El registro de auditoría guarda cada acto de administración con el estado anterior y el posterior. Fíltrelo por persona, acción y fecha.',
} as const satisfies Record<keyof typeof source, string>;
