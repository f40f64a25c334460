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
  'lang.21102': 'Esta cuenta ya está en uso. Elija otra.',
  'lang.21103': 'Otro miembro ya tiene esta dirección de correo. Compruébela.',
  'lang.21104': 'Otro miembro ya tiene este número de empleado. Compruébelo.',
  'lang.21105': 'El estado de este miembro acaba de cambiar. Recargue la página e inténtelo de nuevo.',
  'lang.21106': 'No puede hacer esto consigo mismo. Pídaselo a otro administrador.',
  'lang.21107': 'Es el último administrador. Nombre antes a otro.',
  'lang.21108':
    'Solo un administrador de la plataforma puede cambiar a un administrador de la plataforma. Diríjase a uno de ellos.',
  'lang.21121': 'La empresa misma no se puede mover ni eliminar.',
  'lang.21122': 'Una organización no puede moverse dentro de sí misma ni por debajo de sí misma. Elija otra superior.',
  'lang.21123': 'Esta organización aún tiene suborganizaciones, miembros u otros contenidos. Trasládelos primero.',
  'lang.21124': 'Se ha alcanzado el límite de {{max}} organizaciones. Elimine primero las que no se usen.',
  'lang.21201':
    'El texto cerca de la línea {{line}} no es una tabla: compruebe que las comillas vayan por pares, guarde como CSV e inténtelo de nuevo',
  'lang.21202':
    'No se encuentra la columna «Cuenta»: conserve la fila de encabezados o compare con el archivo de ejemplo',
  'lang.21203': 'La tabla no contiene miembros: rellene al menos una fila debajo de los encabezados',
  'lang.21204': 'Se pueden importar {{max}} filas como máximo de una vez: divida la tabla en varios archivos',
  'lang.21205':
    'Esta importación no se puede aplicar ahora: aún se está comprobando o ya se aplicó. Actualice para ver su estado',
  'lang.21206':
    'Hay filas incorrectas, así que no se escribirá ninguna: corríjalas según la lista y vuelva a subir el archivo',

  'lang.22101': 'El valor no es válido para este ajuste y no se ha guardado. Revíselo e inténtelo de nuevo.',
  'lang.22102': 'Este ajuste se aplica a toda la empresa. Seleccione la propia empresa para cambiarlo.',
  'lang.22201': 'El contenido incluye palabras sensibles: {{words}}. Modifíquelo y vuelva a enviarlo.',
  'lang.22202': 'La lista está llena: {{max}} palabras como máximo. Elimine primero las que ya no necesite.',

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
  'lang.26108': 'Mientras solo se permita el acceso de empresa, debe quedar al menos un método activado.',
  'lang.26109':
    'No se pudo crear su cuenta: el nombre de cuenta, el correo o el número de empleado ya están en uso. Póngase en contacto con su administrador.',
  'lang.26110': 'Se ha alcanzado el máximo de métodos de inicio de sesión. Elimine uno que ya no se use.',
  'lang.26111': 'Ya existe un método de inicio de sesión con este nombre. Elija otro.',
  'lang.26112': 'Se ha alcanzado el máximo de tokens de sincronización. Revoque uno que ya no se use.',

  'lang.28101': 'El nombre del archivo no puede superar los 100 caracteres. Acórtelo y vuelva a subirlo.',
  'lang.28102': 'El nombre del archivo no puede contener comas. Cámbielo y vuelva a subirlo.',
  'lang.28103': 'El nombre del archivo contiene caracteres no permitidos. Cámbielo y vuelva a subirlo.',
  'lang.28104': 'El archivo está vacío. Elija otro.',
  'lang.28105': 'Este tipo de archivo no es compatible. Elija otro archivo.',
  'lang.28106': 'El archivo no puede superar {{limit}}. Redúzcalo y vuelva a subirlo.',
  'lang.28107': 'Las partes no corresponden al tamaño del archivo. Vuelva a subir el archivo.',
  'lang.28108': 'Una parte se dañó durante el envío. Inténtelo de nuevo.',
  'lang.28109': 'Esta subida pertenece a otro archivo. Inicie una subida nueva.',
  'lang.28110': 'El archivo aún no se ha subido por completo. Continúe la subida.',
  'lang.28111': 'El archivo no superó la comprobación y lo subido se ha eliminado. Vuelva a subirlo.',
  'lang.28112':
    'No queda espacio suficiente para archivos. Elimine los que ya no necesite o pida más espacio a su administrador.',
  'lang.28113': 'El contenido no corresponde a la extensión del archivo. Revíselo y vuelva a subirlo.',
  'lang.28114': 'Este archivo podría ser dañino y no se ha aceptado. Elija otro archivo.',
  'lang.28115': 'No puede haber más de {{limit}} subidas a la vez. Espere a que terminen algunas o cancélelas.',
  'lang.28131': 'No se puede leer la imagen. Elija otra.',
  'lang.28132': 'La imagen no puede superar 3 MB. Elija una más pequeña.',
  'lang.28133': 'Solo se admiten imágenes jpg, jpeg y png. Elija otra.',
  'lang.28134': 'La imagen tiene demasiados píxeles. Redúzcala y vuelva a subirla.',
  'lang.28135': 'Solo puede usar una imagen predefinida o una que haya recortado usted. Elija de nuevo.',
  'lang.28141': 'Este archivo no se puede convertir para verlo en línea. Descárguelo.',
  'lang.28142': 'El archivo aún se está procesando. Inténtelo de nuevo en un momento.',
  'lang.28143': 'El archivo está en uso. Quítelo primero de donde se utiliza.',

  'lang.900005': 'Este contenido ha sido eliminado',
  'lang.100005': 'Este contenido aún no se ha publicado',
  'lang.29101': 'Ya existe un tema o una categoría con este nombre.',
  'lang.29102': 'Esta categoría aún tiene temas. Muévalos antes de eliminarla.',
  'lang.29103': 'Este tema ya no se usa. Elija otro.',
  'lang.29111': 'No puede seguirse a sí mismo.',
  'lang.29121': 'Este nombre ya está en uso. Elija otro.',
  'lang.29122': 'Uno de los temas ya no existe. Vuelva a elegir.',
  'lang.29123': 'Elija como máximo {{max}} temas.',
  'lang.29124': 'Ya tiene una cuenta de experto. Cada persona solo puede tener una.',
  'lang.29125': 'Solo los administradores pueden crear cuentas oficiales.',
  'lang.29126': 'El estado actual de la cuenta no lo permite. Actualice la página.',
  'lang.29127': 'Una cuenta necesita un propietario. Traspásela antes a otra persona.',
  'lang.29128': 'Alguna de las personas elegidas ya no está en la empresa. Actualice y vuelva a elegir.',
  'lang.29129': 'La cuenta ha alcanzado su límite de {{max}} miembros.',
  'lang.29130': 'El código de invitación es incorrecto o se ha renovado. Pida uno nuevo al equipo.',
  'lang.29131': 'Demasiados códigos incorrectos. Inténtelo de nuevo dentro de una hora.',

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

  'lang.25101': 'No se puede usar esta dirección. Indique una dirección https accesible desde Internet.',
  'lang.25102': 'Puede añadir como máximo {{max}} robots. Elimine antes los que ya no use.',

  'lang.28121':
    'No queda espacio para los archivos, por lo que este no se puede guardar. Póngase en contacto con su administrador.',

  'lang.20159':
    'Aún no hay una plantilla de aprobación, por lo que no se puede enviar. Póngase en contacto con su administrador, {{administrator}}',
  'lang.24101': 'Esta solicitud ya está resuelta o retirada. Actualice la página para ver su estado',
  'lang.24102':
    'Ahora no le corresponde decidir: todavía no es su turno o alguien ya ha resuelto este paso. Actualice la página',
  'lang.24103':
    'Solo se puede volver a enviar una solicitud rechazada o retirada. Actualice la página para ver su estado',
  'lang.24104':
    'No hay nadie disponible para decidir el paso {{step}}, por lo que no se puede enviar. Póngase en contacto con su administrador, {{administrator}}',
  'lang.24105':
    'Esta organización ya tiene una plantilla de aprobación para este tipo de documento. Modifique la existente',
  'lang.24106': 'Este contenido ya se envió a aprobación. Abra esa solicitud para seguirla o volver a enviarla',

  'lang.23101':
    'El estado de esta transmisión ha cambiado y ya no se puede hacer esto. Actualice la página e inténtelo de nuevo.',
  'lang.23102':
    'La transmisión está publicada o en curso y este campo ya no se puede cambiar. Restablezca su valor y guarde.',
  'lang.23103': 'La transmisión no puede empezar antes de hoy. Elija otra fecha.',
  'lang.23104': 'Falta rellenar un campo obligatorio. Complételo y envíe de nuevo.',
  'lang.23105': 'La portada debe ser una imagen jpg, png o webp de 500 KB como máximo. Elija otra.',
  'lang.23106':
    'Alguna de las personas elegidas ha causado baja, está suspendida o no pertenece a su empresa. Elija de nuevo.',
  'lang.23107':
    'Las transmisiones no están abiertas por ahora. Si las necesita, póngase en contacto con su administrador.',
  'lang.23108': 'Esta transmisión debe aprobarse antes de publicarse. Envíela primero a aprobación.',
  'lang.23109': 'La aprobación de transmisiones está desactivada: puede publicar directamente.',
  'lang.23110': 'La sala todavía se está preparando. Inténtelo de nuevo en un momento.',
  'lang.23111':
    'El servicio de transmisión no responde. Inténtelo más tarde; si continúa, póngase en contacto con su administrador.',
  'lang.23121': 'La transmisión ya ha empezado o ha terminado, por lo que el recordatorio no se puede cambiar.',
  'lang.23122': 'Solo quienes asistieron a esta transmisión pueden valorarla.',
  'lang.23123': 'Una transmisión se puede valorar durante los 7 días posteriores a su final. El plazo ha terminado.',
  'lang.23131': 'El código de acceso no es correcto o la dirección ha caducado. Compruébelo e inténtelo de nuevo.',
  'lang.23132': 'Indique el nombre que se mostrará en la sala.',
  'lang.23141': 'Esta transmisión no tiene ninguna grabación para ver.',
  'lang.23142': 'El inicio o el final del corte no es válido. Elíjalos de nuevo.',
  'lang.23143': 'Esta grabación no ha fallado, así que no hay nada que rehacer.',
  'lang.23151': 'Le han silenciado y no puede escribir por ahora. Consulte a quien dirige la sala.',
  'lang.23152': 'Está escribiendo con demasiada frecuencia. Espere un momento.',
  'lang.23153': 'Quien dirige la sala ha cerrado el chat. Aún puede hacer preguntas.',
  'lang.23154': 'Todavía no está en el escenario. Levante la mano y espere la invitación.',
  'lang.23155': 'El escenario está completo. Pida primero a alguien que lo deje.',
  'lang.23156':
    'El escenario no está disponible por ahora. Inténtelo más tarde; el chat y las preguntas siguen funcionando.',
  'lang.23157': 'Esta votación está cerrada y ya no se puede participar.',
  'lang.23158': 'Alguien ya está emitiendo en esta sala. Pídale primero que se detenga.',
  'lang.23159': 'Ahora está emitiendo en esta sala desde otra página.',

  'lang.30207': 'Ha agotado los intentos para este examen.',
  'lang.34008': 'El precio acaba de cambiar. Revise el nuevo precio antes de continuar.',
  'lang.39011': 'Esta pregunta está cerrada y no admite más respuestas.',
  'lang.39012': 'Esta columna aún tiene suscriptores de pago y no se puede eliminar por ahora.',
  'lang.39013': 'El perfil está en revisión. Podrá editarlo de nuevo cuando esta termine.',

  'error.notFound': 'El contenido que busca no existe.',
  'error.tooLarge': 'El envío es demasiado grande. Redúzcalo e inténtelo de nuevo.',
  'error.tooFrequent': 'Está repitiendo esta acción con demasiada frecuencia. Espere un momento e inténtelo de nuevo.',
  'error.serverBusy': 'El servidor está ocupado. Inténtelo de nuevo más tarde.',
  'error.network': 'Error de red. Compruebe su conexión.',

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
  'errorPage.close': 'Cerrar',
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
