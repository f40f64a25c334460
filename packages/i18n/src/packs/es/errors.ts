import type { texts as source } from '../cn/errors.ts';

export const texts = {
  'lang.1': 'No tiene permiso para realizar esta acción. Si lo necesita, consulte a su administrador.',
  'lang.2': 'No se pudo completar la operación. Inténtelo de nuevo más tarde.',

  'lang.40101': 'Su sesión ha caducado. Inicie sesión de nuevo.',
  'lang.40102': 'Esta sesión ya no es válida. Inicie sesión de nuevo.',
  'lang.20101': 'La cuenta o la contraseña no son correctas. Inténtelo de nuevo.',
  'lang.20102':
    'Demasiadas contraseñas incorrectas: la cuenta está bloqueada temporalmente. Inténtelo de nuevo en {{minutes}} min.',
  'lang.20103': 'Esta cuenta está suspendida. Consulte a su administrador.',
  'lang.20104':
    'La contraseña es demasiado débil: use al menos 10 caracteres, con 4 o más distintos, y que no coincida con la cuenta.',
  'lang.21150': 'Esta contraseña es demasiado común y fácil de adivinar. Elija otra.',
  'lang.20105': 'Esta contraseña de un solo uso ha caducado. Pida otra a su administrador.',
  'lang.27101': 'La contraseña actual no es correcta. Inténtelo de nuevo o pida a un administrador que la restablezca.',
  'lang.27102': 'La nueva contraseña es igual a la actual. Elija otra.',

  'lang.10400': 'La solicitud no es correcta. Actualice la página e inténtelo de nuevo.',
  'lang.10404': 'El contenido que busca no existe o ha sido eliminado.',
  'lang.10405': 'Esta acción no está disponible. Actualice la página e inténtelo de nuevo.',
  'lang.10409': 'Otra persona ha modificado este contenido mientras tanto. Actualice la página antes de editarlo.',
  'lang.10413': 'El envío es demasiado grande. Redúzcalo e inténtelo de nuevo.',
  'lang.10415': 'Este formato no es compatible. Elija otro.',
  'lang.10422': 'Algunos datos no son correctos. Revíselos y envíelos de nuevo.',
  'lang.10425': 'Su solicitud se está procesando. Espere un momento.',
  'lang.10426': 'Este envío no coincide con el anterior. Actualice la página y envíelo de nuevo.',
  'lang.10429': 'Está repitiendo esta acción con demasiada frecuencia. Espere un momento e inténtelo de nuevo.',
  'lang.418004': 'Registros que no se pudieron procesar: {{totalCount}}. Revíselos e inténtelo de nuevo.',
  'lang.10500': 'Se produjo un error inesperado. Inténtelo más tarde; si persiste, consulte a su administrador.',
  'lang.10503': 'El servicio no está disponible por el momento. Inténtelo de nuevo más tarde.',

  'lang.20201': 'El sistema ya está configurado. Inicie sesión.',
  'lang.20202': 'El código de instalación no es correcto. Compruebe el código que mostró el servidor al iniciarse.',

  'lang.21101': 'Ha entrado con una contraseña de un solo uso. Establezca primero una nueva contraseña.',

  'lang.26100':
    'Este método de inicio de sesión está desactivado o no existe. Vuelva a la página de inicio de sesión y use otro.',
  'lang.26101':
    'El inicio de sesión no se completó: su proveedor de identidad lo rechazó o tardó demasiado. Vuelva a iniciar sesión.',
  'lang.26102':
    'Su cuenta de empresa está verificada, pero aún no tiene cuenta aquí. Póngase en contacto con su administrador.',
  'lang.26103':
    'Su proveedor de identidad no ha confirmado su correo electrónico, por lo que no puede asociarse a una cuenta. Póngase en contacto con su administrador.',
  'lang.26104': 'Este inicio de sesión ha caducado. Vuelva a iniciar sesión.',
  'lang.26105': 'Su empresa ha desactivado las contraseñas. Use el acceso de empresa de la página de inicio de sesión.',
  'lang.26106':
    'No se puede acceder ahora al sistema de identidad de su empresa. Inténtelo más tarde o póngase en contacto con su administrador.',
  'lang.26107':
    'No se puede leer el secreto guardado; quizá cambió la clave del servidor. Un administrador debe introducirlo de nuevo en «Métodos de inicio de sesión».',

  'lang.900005': 'Este contenido ha sido eliminado',
  'lang.100005': 'Este contenido aún no se ha publicado',

  'lang.30117': 'Este curso no está disponible para usted',
  'lang.30120': 'Este curso se ha retirado',
  'lang.30126': 'Este curso no tiene plazas libres',
  'lang.30520': 'Usted no figura entre los participantes de este examen',
  'lang.30521': 'Este examen ha terminado',
  'lang.39040': 'Esta ficha de conocimiento no se ha compartido con usted',
  'lang.40205': 'No forma parte de este grupo de formación',
  'lang.40206': 'Este grupo de formación no tiene plazas libres',
  'lang.40305': 'Esta transmisión no está disponible para usted',
  'lang.40308': 'Esta transmisión ha terminado',
  'lang.40309': 'Esta transmisión se ha cancelado',
  'lang.40901': 'Esta encuesta está cerrada',
  'lang.60104': 'Su organización ha alcanzado el número máximo de miembros',

  'lang.20159':
    'Aún no hay una plantilla de aprobación, por lo que no se puede enviar. Póngase en contacto con su administrador, {{administrator}}',

  'lang.30207': 'Ha agotado los intentos para este examen.',
  'lang.34008': 'El precio acaba de cambiar. Revise el nuevo precio antes de continuar.',
  'lang.39011': 'Esta pregunta está cerrada y no admite más respuestas.',
  'lang.39012': 'Esta columna aún tiene suscriptores de pago y no se puede eliminar por ahora.',
  'lang.39013': 'El perfil está en revisión. Podrá editarlo de nuevo cuando esta termine.',

  'error.signIn': 'Inicie sesión primero.',
  'error.notFound': 'El contenido que busca no existe.',
  'error.tooLarge': 'El envío es demasiado grande. Redúzcalo e inténtelo de nuevo.',
  'error.tooFrequent': 'Está repitiendo esta acción con demasiada frecuencia. Espere un momento e inténtelo de nuevo.',
  'error.serverBusy': 'El servidor está ocupado. Inténtelo de nuevo más tarde.',
  'error.network': 'Error de red. Compruebe su conexión.',

  'plain.20102':
    'Demasiadas contraseñas incorrectas: la cuenta está bloqueada temporalmente. Inténtelo de nuevo más tarde.',
  'plain.20159':
    'Aún no hay una plantilla de aprobación, por lo que no se puede enviar. Póngase en contacto con su administrador.',
  'plain.limit': 'Se supera el límite permitido. Redúzcalo e inténtelo de nuevo.',

  'errorPage.ordinary.title': 'No disponible por ahora',
  'errorPage.ordinary.explanation': 'Esta página no se puede abrir en este momento.',
  'errorPage.ordinary.wayOn': 'Vuelva a la página anterior o continúe desde la página de inicio.',
  'errorPage.empty.title': 'Contenido no encontrado',
  'errorPage.empty.explanation': 'Es posible que se haya eliminado, cancelado o retirado.',
  'errorPage.empty.wayOn': 'Vuelva a la página anterior o busque otro contenido en la página de inicio.',
  'errorPage.no-permission.title': 'Sin acceso',
  'errorPage.no-permission.explanation': 'Este contenido está reservado a determinadas personas.',
  'errorPage.no-permission.wayOn': 'Si necesita acceso, consulte a quien lo publicó o a su administrador.',
  'errorPage.member-limit.title': 'No quedan plazas',
  'errorPage.member-limit.explanation': 'Todas las plazas están ocupadas en este momento.',
  'errorPage.member-limit.wayOn': 'Vuelva más tarde o pida más plazas a su administrador.',
  'errorPage.back': 'Volver a la página anterior',
  'errorPage.close': 'Cerrar esta ventana',
  'errorPage.home': 'Ir al inicio',

  'zxy.124105': 'Este tipo de archivo no es compatible. Elija otro archivo.',
  'zxy.124106': 'El nombre del archivo no puede contener comas. Cámbielo y vuelva a subir el archivo.',
  'zxy.124107': 'El archivo está vacío. Elija otro.',
  'zxy.199573': 'El nombre del archivo no puede superar los 100 caracteres. Acórtelo y vuelva a subir el archivo.',
  'zxy.118243': 'Número máximo de archivos: {{limit}}.',
  'zxy.118244': 'Los archivos sobrantes se han quitado.',
  'zxy.124111': 'Solo se puede subir un archivo. El que añadió después se ha quitado.',
  'zxy.198868': 'La imagen no puede superar ',
  'zxy.198869': 'Solo se admiten los formatos jpg, jpeg y png.',
  'zxy.198368':
    'La sala no estuvo lista a tiempo. La transmisión se ha guardado; podrá publicarla más tarde desde la lista.',
} satisfies Record<keyof typeof source, string>;
