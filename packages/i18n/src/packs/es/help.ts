import type { texts as source } from '../cn/help.ts';

export const texts = {
  'help.title': 'Centro de ayuda',
  'help.lead': 'Explicaciones breves para las tareas de cada día. Busque algo o elija su función.',
  'help.search': 'Buscar en la ayuda',
  'help.search.clear': 'Borrar la búsqueda',
  'help.role': 'Para quién es',
  'help.role.all': 'Todo',
  'help.role.learner': 'Estudiantes',
  'help.role.lecturer': 'Docentes',
  'help.role.director': 'Responsables',
  'help.role.administrator': 'Administradores',
  'help.area.everyday': 'El día a día',
  'help.area.learning': 'Aprender',
  'help.area.community': 'Comunidad y monedas',
  'help.area.teaching': 'Enseñar',
  'help.area.directing': 'Dirigir un equipo',
  'help.area.administration': 'Administración',
  'help.found': 'Artículos encontrados: {{count}}',
  'help.none': 'Ningún artículo contiene esas palabras',
  'help.none.text': 'Pruebe con otras palabras, o borre la búsqueda y recorra las áreas.',
  'help.otherRoles': 'Para otras funciones',
  'help.open': 'Ir a «{{page}}»',
  'help.notForYou': 'Destinado a: {{roles}}',
  'help.related': 'Más sobre estas páginas',
  'help.aside.title': 'Ayuda de esta página',
  'help.aside.close': 'Cerrar la ayuda',
  'help.aside.none': 'No hay ningún artículo sobre esta página. Todo lo demás está en el centro de ayuda.',
  'help.aside.toCentre': 'Abrir el centro de ayuda',
  'help.aside.toArticle': 'Abrir en el centro de ayuda',
  'help.contact.title': '¿No está aquí la respuesta?',
  'help.contact.text':
    'Pregunte al administrador de su organización. Si un error mostró un número de solicitud, inclúyalo: así se encuentra antes la causa.',
  'help.start.title': '¿Cómo me oriento?',
  'help.start.text':
    'La barra superior lleva a los cursos, los directos, la comunidad y los itinerarios. En un teléfono, las mismas entradas están abajo.',
  'help.start.steps':
    '«{{page}}» muestra primero lo que su empresa ha elegido, por ejemplo sus tareas y lo que está aprendiendo.\n«{{create}}» sirve para preguntar, subir algo o iniciar un directo.\nEl menú de su foto lleva a «{{centre}}», a sus monedas, a las aulas y a esta ayuda.\nEl signo de interrogación de arriba explica la página en la que está.\nCon el teclado, Tab avanza y su primera parada salta al contenido; Esc cierra lo que esté abierto.',
  'help.profile.title': '¿Cómo cambio mi contraseña o mi foto?',
  'help.profile.text':
    'Su foto, sus preferencias y su contraseña están en una misma página. Quien entra con una cuenta de empresa cambia allí la contraseña.',
  'help.profile.steps':
    'En «{{page}}», elija su foto para sustituirla.\nEscriba la contraseña actual y la nueva, y elija «{{change}}». Sus otros dispositivos quedan desconectados.\nSi la olvidó, pídala a un administrador: recibirá una contraseña de un solo uso y elegirá la suya al entrar.\n«{{sessions}}» muestra los navegadores en los que ha entrado. Cierre uno, o todos menos el que usa.',
  'help.language.title': '¿Cómo cambio el idioma, la apariencia o la zona horaria?',
  'help.language.text':
    'Hay seis idiomas, una apariencia clara y otra oscura. Su elección se guarda con su cuenta, en todos sus dispositivos.',
  'help.language.steps':
    'Abra el menú de su foto y elija «{{language}}» o «{{theme}}».\nEn «{{page}}» están también, junto con su zona horaria: según ella, los avisos de la noche esperan a la mañana.\nLo que escribieron sus compañeros sigue en su idioma.',
  'help.notices.title': 'Recibo demasiadas notificaciones, o muy pocas',
  'help.notices.text':
    'La campana de arriba muestra lo nuevo. Cada tipo de notificación puede llegarle en el producto, por correo o de ambas formas.',
  'help.notices.steps':
    'Abra «{{page}}» y active o desactive cada tipo en cada vía. El cambio vale al momento.\nLo que afecta a su cuenta o al sistema no se puede desactivar.\nCada correo dice por qué lo recibe y cómo dejar de recibirlo.',
  'help.tasks.title': '¿Dónde veo lo que tengo que hacer?',
  'help.tasks.text':
    'Una sola lista reúne todo lo que le espera, con el plazo más próximo primero: aprobaciones, encuestas, exámenes, cursos, programas, grupos, directos y reservas de aulas.',
  'help.tasks.steps':
    'Abra «{{page}}» desde el menú de su foto.\nSi la lista es larga, limítela a un tipo.\nElija una tarea para llegar adonde se hace. Cuando está hecha, desaparece sola de la lista.',
  'help.approvals.title': '¿Cómo hago una solicitud o decido una?',
  'help.approvals.text':
    'Aquí se deciden las solicitudes, las cuentas y los directos que requieren aprobación. Cada paso queda a la vista.',
  'help.approvals.steps':
    'En «{{page}}», elija «{{create}}» y escriba un título y un texto.\nAbra una solicitud para ver quién decide en cada paso, cuándo y qué dijo.\nPara decidir, acepte, o rechace con un comentario. Lo rechazado se puede cambiar y presentar de nuevo.\nAntes de ausentarse, elija «{{deputy}}» y los días: ese compañero decide en su lugar, y el historial lo indica.',
  'help.search.title': '¿Cómo busco?',
  'help.search.text':
    'La búsqueda abarca todo lo que usted puede abrir: cursos, exámenes, directos, preguntas, personas, sus archivos y más. Los acentos y las mayúsculas no cuentan.',
  'help.search.steps':
    'Escriba en el campo de arriba; se proponen títulos y personas mientras escribe.\nEn «{{page}}», elija un tipo y acote por tiempo, tema, autor u organización.\nLo que se dice en un vídeo se abre en ese segundo.\nSi no aparece nada, «{{ask}}» convierte sus palabras en una pregunta.',
  'help.assistant.title': '¿Qué puede hacer el asistente?',
  'help.assistant.text':
    'Responde con lo que su empresa ha escrito y usted puede abrir, y cita sus fuentes. Nadie más ve sus conversaciones.',
  'help.assistant.steps':
    'Pulse «{{open}}» en el borde de una página, o vaya a «{{page}}».\nPregunte con sus palabras. La respuesta se termina aunque salga de la página.\nAbra las fuentes y compruebe lo importante: una respuesta puede ser errónea.\n«{{create}}» empieza otro asunto. Las conversaciones anteriores siguen 180 días en la lista.',
  'help.files.title': '¿Cómo guardo aquí mis archivos?',
  'help.files.text': 'Solo usted ve sus archivos. Documentos, vídeos, sonidos y libros se muestran en la página.',
  'help.files.steps':
    'En «{{page}}», elija «{{upload}}» y los archivos.\nUna subida interrumpida continúa donde se quedó si elige otra vez el mismo archivo.\nElija un archivo para verlo; también puede descargarlo, cambiarle el nombre o eliminarlo.\nLo que usa un curso o una publicación no lo puede renombrar ni eliminar usted solo.',
  'help.rooms.title': '¿Cómo reservo un aula?',
  'help.rooms.text': 'Cualquiera puede reservar, hasta con 180 días de antelación. Dos reservas nunca se solapan.',
  'help.rooms.steps':
    'En la semana de «{{page}}», pulse un tramo libre o trácelo con el ratón.\nO elija «{{find}}» e indique para cuántos, cuándo, cuánto tiempo y con qué equipo.\nDiga para qué es y elija «{{book}}». En algunas aulas, antes debe aceptarlo un compañero.\n«{{mine}}» contiene sus reservas: cancele una o llévela a su calendario.',
  'help.courses.title': '¿Cómo hago un curso?',
  'help.courses.text': 'El curso sigue donde usted lo dejó, en cualquier dispositivo. Lo terminado queda terminado.',
  'help.courses.steps':
    'En «{{page}}», filtre el catálogo por tipo, tema o palabras, y abra un curso.\nElija «{{begin}}» y avance por las secciones; una bloqueada dice cuál hay que terminar antes.\nBajo el contenido, «{{count}}» muestra lo que cuenta, lo que no y lo que falta.\nUn vídeo solo cuenta mientras usted puede verlo; sus preguntas forman parte de él.\nEl curso termina cuando lo están todas las secciones obligatorias.',
  'help.notes.title': '¿Cómo tomo notas mientras aprendo?',
  'help.notes.text':
    'Una nota queda en el segundo o la página donde la escribió. Solo la ve usted, y se conserva si repite el curso.',
  'help.notes.steps':
    'Abra una sección desde «{{page}}» y elija «{{note}}» bajo el contenido.\nPulse una nota para volver a su lugar, o busque entre sus notas.\n«{{transcript}}» tiene todo lo que se dice en un vídeo: pulse una línea para ir allí.\n«{{export}}» guarda las notas del curso como texto.',
  'help.records.title': '¿Dónde veo lo que he aprendido?',
  'help.records.text': 'Su espacio reúne sus cursos, exámenes, grupos, certificados y lo que guardó.',
  'help.records.steps':
    'En «{{page}}», cada lista dice qué le espera en ella.\nFiltre una lista por palabras o por avance; «{{columns}}» decide qué muestra una tabla.\n«{{collected}}» tiene las publicaciones, los cursos, los directos y los materiales que guardó.\n«{{report}}» muestra su tiempo semana a semana y lo que terminó. Ambas cosas se exportan.',
  'help.duties.title': '¿Qué debo aprender y para cuándo?',
  'help.duties.text':
    'La formación obligatoria viene de la empresa; los paquetes de estudio, de su responsable. Ambos fijan un plazo.',
  'help.duties.steps':
    'Abra «{{page}}» y una obligación; cada contenido lleva adonde se hace.\n«{{packs}}» tiene lo que le envió su responsable, con un mensaje.\nRecibe un aviso una semana y un día antes del plazo.\nSi no puede hacerlo, hable con su responsable: puede eximirle o registrar lo que hizo en otro lugar.',
  'help.subjects.title': '¿Cómo sigo un programa temático?',
  'help.subjects.text':
    'Un programa temático ordena cursos, exámenes, grupos y más en etapas. Lo aprendido antes cuenta.',
  'help.subjects.steps':
    'Abra uno en «{{page}}» y elija «{{join}}». Desde ese momento corren sus plazos.\nHaga lo obligatorio y tantas optativas como pida cada etapa.\nUn contenido bloqueado indica el camino más corto para abrirlo.\nSi no necesita un contenido, elija «{{exemption}}» y diga por qué; decide un responsable o quien gestiona el programa.',
  'help.paths.title': '¿Cómo recorro el itinerario de mi puesto?',
  'help.paths.text': 'Un puesto pide un itinerario por capítulos. Lo que hizo se conserva aunque deje el puesto.',
  'help.paths.steps':
    'Abra su itinerario en «{{page}}»; se abre en la última sección que visitó.\nUn capítulo bloqueado dice qué secciones lo abren; cada una está a un clic.\nLos enlaces y las grabaciones los confirma usted después de abrirlos.\nCuando todo esté hecho, elija «{{submit}}». Un responsable o aprobador revisa las pruebas, y acepta o lo devuelve con un motivo.',
  'help.exams.title': '¿Cómo hago un examen?',
  'help.exams.text':
    'La página previa dice cuánto dura, cuántos intentos tiene y cuáles son las reglas. Las respuestas se guardan solas.',
  'help.exams.steps':
    'Abra el examen desde «{{page}}» y elija «{{begin}}»; desde entonces corre su tiempo.\nResponda en el orden que quiera. Si se corta la conexión, siga: sus respuestas quedan en el navegador y se envían después.\nElija «{{submit}}» cuando acabe. Al agotarse el tiempo, se entrega solo.\n«{{records}}» muestra sus resultados, hasta donde el examen los enseña.',
  'help.practice.title': '¿Cómo funciona la práctica diaria?',
  'help.practice.text': 'Con diez minutos al día no se olvida lo aprendido. No es un examen: nada de ello es una nota.',
  'help.practice.steps':
    'En «{{page}}», elija bancos de preguntas. También salen tarjetas de sus errores en exámenes y vídeos.\nResponda y diga si fue difícil o si lo adivinó: de eso depende cuándo vuelve la tarjeta.\nDeje una tarjeta para mañana o apártela.\nLos días seguidos se cuentan hasta que falte uno.',
  'help.classes.title': '¿Cómo me inscribo en un grupo de formación?',
  'help.classes.text':
    'Los grupos se reúnen en un aula, en línea o de ambas formas. Si no quedan plazas, una lista de espera guarda su turno.',
  'help.classes.steps':
    'Abra un grupo desde «{{page}}» y elija «{{apply}}». Algunos requieren aprobación y otros sortean las plazas.\nUna plaza que queda libre pasa al primero que espera, y se le avisa.\nSi no puede asistir, deje su plaza a tiempo.\nEn la sesión, escanee el código de la pantalla o escriba sus seis cifras en la página del grupo.',
  'help.lives.title': '¿Cómo veo un directo?',
  'help.lives.text': 'En la sala se mira, se escribe, se pregunta y se vota. Lo que se grabó se puede volver a ver.',
  'help.lives.steps':
    '«{{page}}» muestra lo que hay ahora, lo que viene y lo grabado.\nElija «{{subscribe}}» antes de que empiece: le avisamos 15 minutos antes.\nEn la sala use el chat, haga una pregunta o elija «{{raise}}» si quiere hablar.\nDespués, «{{replay}}» tiene el vídeo, con lo dicho y preguntado en su segundo.',
  'help.surveys.title': '¿Cómo respondo a una encuesta?',
  'help.surveys.text': 'Una encuesta pregunta antes de decidir; una evaluación, después de enseñar.',
  'help.surveys.steps':
    'Ábrala en «{{page}}» o desde sus tareas.\nSus respuestas quedan en esta pestaña hasta que elija «{{submit}}». Después ya no se pueden cambiar.\nSi es anónima, nadie puede ver quién dijo qué, y nada se muestra antes de que respondan cinco.',
  'help.certificates.title': '¿Cómo obtengo un certificado?',
  'help.certificates.text':
    'Un certificado pide contenidos, a veces con una nota mínima. Se emite solo cuando los ha hecho todos.',
  'help.certificates.steps':
    '«{{earn}}», en la página de aprendizaje, muestra qué hay y cuánto le falta.\nLos suyos están en «{{page}}»; un punto rojo señala uno nuevo.\nElija «{{download}}» para imprimirlo, en cualquiera de los seis idiomas.\nQuien tenga su número comprueba en «{{check}}» si es válido.',
  'help.library.title': '¿Cómo uso la biblioteca de conocimiento?',
  'help.library.text':
    'La biblioteca tiene documentos, vídeos, sonidos y libros que puede consultar sin obligación de aprenderlos.',
  'help.library.steps':
    'En «{{page}}», filtre por tipo, tema o unidad, o busque un título.\nAbra un material: se muestra en la página, desde donde lo dejó.\nGuárdelo para encontrarlo en «{{collected}}» y saber de nuevas versiones.\nSe puede descargar si su autor lo permite.',
  'help.questions.title': '¿Cómo pregunto, respondo o denuncio algo?',
  'help.questions.text':
    'Cualquiera puede preguntar y responder. Bajo una publicación están las respuestas, y bajo cada una, sus réplicas.',
  'help.questions.steps':
    'Elija «{{create}}» arriba y luego «{{page}}». Un título claro y un tema ayudan a encontrarla.\nResponda bajo la pregunta o replique a una respuesta. Marque como útil lo que le ayudó.\nGuarde o siga una publicación para volver a ella.\nElija «{{accuse}}» si algo no debería estar ahí. Decide un moderador, y el autor nunca sabe quién lo denunció.',
  'help.publishing.title': '¿Cómo publico un artículo, un vídeo o un documento?',
  'help.publishing.text': 'Publican las cuentas: un experto, un equipo o una cuenta oficial. Hay que pertenecer a una.',
  'help.publishing.steps':
    'Elija «{{create}}» y luego «{{upload}}», o vaya a «{{page}}».\nElija la cuenta, escriba o suba, y añada una portada y temas.\nLo que escribe se guarda como borrador hasta que lo publica.\nElija «{{submit}}». Si la empresa revisa los contenidos, antes debe aceptarlo un moderador.',
  'help.columns.title': '¿Para qué sirven las columnas?',
  'help.columns.text': 'Una columna reúne lo que ha publicado una cuenta, en su propio orden.',
  'help.columns.steps':
    'Abra una columna y elija «{{subscribe}}» para saber de lo nuevo.\nLos propietarios y administradores de una cuenta eligen «{{add}}» en «{{page}}».\nAllí añaden publicaciones de la cuenta y las ordenan.\nUna columna puede tener precio. Quien la compra lee todo lo que contiene.',
  'help.topics.title': '¿Cómo sigo temas, personas y círculos?',
  'help.topics.text': 'Lo que sigue decide qué se le recomienda y de qué se entera.',
  'help.topics.steps':
    'Abra un tema, un compañero o una cuenta y elija «{{follow}}».\n«{{page}}» tiene todos los temas por categoría.\nEn «{{circles}}» se une a compañeros de un mismo campo y publica entre ellos.\n«{{collection}}» tiene todo lo que sigue. Allí también deja de seguirlo.',
  'help.accounts.title': '¿Cómo consigo una cuenta para compartir?',
  'help.accounts.text':
    'Una cuenta de experto es de una persona; una de equipo, de varias. Las oficiales las crean los administradores.',
  'help.accounts.steps':
    'En «{{page}}», elija «{{apply}}» e indique nombre, temas, imagen y motivo.\nDecide un administrador; «{{applications}}» muestra cómo va.\nSe entra al ser añadido o por «{{invite}}»: un código, un enlace o un código QR.\nEn la página de la cuenta, sus miembros ven cómo se lee y qué ha ganado.',
  'help.sharing.title': '¿Cómo comparto algo?',
  'help.sharing.text': 'Quien sigue su enlace ve lo que podría ver de todos modos: compartir no abre ningún acceso.',
  'help.sharing.steps':
    'Elija «{{share}}» en una publicación, un curso, una columna, una cuenta o un directo.\nUse «{{link}}», «{{poster}}» u otra de las vías que su empresa permite.\n«{{page}}» muestra lo que compartió y cuántas veces se abrió.',
  'help.coins.title': '¿Cómo gano y doy monedas?',
  'help.coins.text':
    'Las monedas se dan y se gastan; los puntos forman su nivel. Pueden ganarse con aportaciones, encuestas y certificados.',
  'help.coins.steps':
    '«{{page}}» tiene cada movimiento, con el saldo resultante.\nBajo una publicación o respuesta, elija «{{reward}}» para premiarla. Nadie puede premiarse a sí mismo.\nLo que ha ganado una cuenta lo reparte su propietario, con «{{distribute}}» en el extracto de la cuenta.',
  'help.buying.title': '¿Cómo compro contenido de pago?',
  'help.buying.text':
    'Algunas publicaciones y columnas cuestan monedas; otras se abren con una tarjeta. Antes de comprar ve el comienzo y el precio.',
  'help.buying.steps':
    'Elija «{{buy}}» y confirme. Paga el precio que dice la pregunta.\nLo que compró sigue abierto, aunque cambie su precio.\n«{{page}}» muestra lo que compró y qué tarjetas tiene.\nLas tarjetas las dan los administradores y no se compran.',
  'help.invoices.title': '¿Cómo compro monedas y obtengo una factura?',
  'help.invoices.text': 'Si la empresa lo permite, las monedas se compran por transferencia bancaria.',
  'help.invoices.steps':
    'En «{{page}}», diga cuántos yuanes y elija «{{order}}».\nTransfiera la suma a la cuenta indicada, con el número del pedido, en diez días.\nLas monedas llegan cuando finanzas ha encontrado su transferencia.\nElija «{{invoice}}» para los pedidos pagados. «{{mine}}» muestra cómo va, y el archivo si lo hay.',
  'help.courseMaking.title': '¿Cómo hago un curso propio?',
  'help.courseMaking.text':
    'Un curso tiene capítulos con secciones: vídeos, documentos, artículos, exámenes, grupos y más. Los estudiantes no ven nada de un borrador.',
  'help.courseMaking.steps':
    'En «{{page}}», elija «{{create}}» y póngale título.\nConstruya el esquema; ordénelo arrastrando o con las flechas, y diga qué secciones son obligatorias.\n«{{preview}}» lo muestra como lo verán los estudiantes, sin registrar nada.\n«{{publish}}» dice qué falta y a quién llega. Quien está a medias conserva su versión o pasa a la nueva con todo lo hecho.\nMás tarde, «{{remind}}» llega a quienes no han empezado o no han terminado.',
  'help.subjectMaking.title': '¿Cómo hago un programa temático?',
  'help.subjectMaking.text':
    'Un programa temático ordena en etapas cursos, exámenes, encuestas, grupos, directos, enlaces y archivos.',
  'help.subjectMaking.steps':
    'En «{{page}}», elija «{{create}}» y diga para quién es.\nAñada etapas, marque los contenidos como obligatorios u optativos, y diga cuántas optativas pide cada etapa.\nDiga qué va antes y fije plazos.\nPublíquelo. Su informe muestra a cada estudiante y se exporta.\nEn «{{exemptions}}», decida sobre lo que los estudiantes piden omitir.',
  'help.examMaking.title': '¿Cómo preparo un examen?',
  'help.examMaking.text':
    'La prueba es igual para todos o se sortea para cada uno según reglas. Quien prepara o califica un examen no puede hacerlo.',
  'help.examMaking.steps':
    'En «{{page}}», elija «{{create}}».\nElija preguntas o añada reglas; fije fechas, intentos, nota de aprobado y destinatarios.\n«{{preview}}» muestra una prueba como podría recibirla alguien.\n«{{publish}}» fija las preguntas: para cambiar un examen publicado, retírelo antes.\n«{{attempts}}» muestra quién está respondiendo; «{{extra}}» da más minutos a alguien.',
  'help.questionBank.title': '¿Cómo lleno el banco de preguntas?',
  'help.questionBank.text':
    'Quien prepara exámenes lee el banco con sus respuestas. Una pregunta la cambia su autor o quien gestiona todos los exámenes.',
  'help.questionBank.steps':
    'En «{{page}}», elija «{{create}}», luego un tipo, y escriba la respuesta correcta y una explicación.\nMientras escribe se muestra lo que ya existe casi igual.\n«{{save}}» escribe la versión siguiente; las pruebas publicadas conservan la suya.\n«{{import}}» lee tablas, GIFT y Moodle XML. Cada línea se comprueba, y nada se escribe hasta que lo confirme.',
  'help.marking.title': '¿Cómo califico respuestas?',
  'help.marking.text': 'Quien califica ve la pregunta y la respuesta, nunca de quién es. Nadie califica la suya.',
  'help.marking.steps':
    'Abra «{{page}}» entre los exámenes; está ahí mientras algo le espera.\nDé puntos, o elija un nivel de cada criterio, y añada un comentario si quiere.\nSi dos calificadores difieren demasiado, puede decidir un tercero.\nUna pregunta defectuosa se corrige en «{{regrade}}», en la página del examen. Un ensayo muestra antes qué notas cambiarían.',
  'help.surveyMaking.title': '¿Cómo hago una encuesta?',
  'help.surveyMaking.text': 'Una encuesta tiene ocho tipos de preguntas y puede ser anónima.',
  'help.surveyMaking.steps':
    'En «{{page}}», elija «{{create}}»; empiece de cero, con una plantilla o copiando otra.\nAñada preguntas. Una puede depender de la respuesta a otra anterior.\n«{{preview}}» muestra lo que se preguntará y no guarda nada.\nElija destinatarios y fechas, y «{{publish}}». Las preguntas y el anonimato ya no cambian.\nLos resultados se exportan; a quien no ha respondido se le puede avisar una vez al día.',
  'help.classRunning.title': '¿Cómo llevo un grupo de formación?',
  'help.classRunning.text': 'Un grupo tiene sesiones, plazas y una lista de espera que se ordena sola.',
  'help.classRunning.steps':
    'En «{{page}}», elija «{{create}}» y añada sus sesiones, cada una con un aula o una dirección.\n«{{publish}}» reserva las aulas y abre las inscripciones.\nEn «{{people}}» decide sobre las inscripciones y añade personas.\nEn «{{attendance}}» muestra el código que se escanea, y corrige a mano con un motivo.\nLos materiales, una evaluación y los costes también son del grupo.',
  'help.liveHolding.title': '¿Cómo hago un directo?',
  'help.liveHolding.text': 'Empiece ahora o fije una hora. Puede que su empresa quiera aprobarlo antes.',
  'help.liveHolding.steps':
    'En «{{page}}», elija «{{create}}».\n«{{start}}» lleva enseguida a la sala; «{{apply}}» fija una hora y le da un enlace y un código QR.\nEn la sala, compruebe cámara y micrófono y empiece. Comparta la pantalla o diapositivas, responda y abra votaciones.\nAl terminar, la grabación se hace sola: ponga capítulos, recórtela y lea el informe.',
  'help.team.title': '¿Cómo veo el avance de mi equipo?',
  'help.team.text':
    'Ve a las personas de las organizaciones que dirige, con todo lo que hay debajo, tal como están hoy.',
  'help.team.steps':
    '«{{page}}» muestra de cada una lo atrasado, lo pendiente y lo hecho, sus minutos y cuándo se la vio por última vez.\nLimítela a quienes tienen algo atrasado o llevan cuatro semanas sin aprender. La lista se exporta.\n«{{team}}» compara las semanas y las unidades de debajo.\nUn itinerario entregado espera entre sus aprobaciones: revise las pruebas, acepte o devuélvalo con un motivo.',
  'help.packs.title': '¿Cómo envío un paquete de estudio?',
  'help.packs.text':
    'Un paquete reúne hasta veinte contenidos para personas o unidades, con un plazo y un mensaje. Solo llega a quienes usted dirige.',
  'help.packs.steps':
    'Abra «{{page}}» y elija qué, a quién y para cuándo; escriba un mensaje.\n«{{preview}}» muestra los minutos de cada persona y sus otros plazos en torno a ese día.\n«{{push}}» avisa a todos. Un paquete enviado ya no cambia.\n«{{people}}» muestra quién lo abrió, quién acabó y quién va tarde: avise, registre como hecho o retírelo.',
  'help.assignments.title': '¿Cómo establezco formación obligatoria?',
  'help.assignments.text':
    'Una regla dice quién aprende qué y para cuándo, y si se repite. Las hace quien gestiona todos los cursos; los responsables cuidan de su gente.',
  'help.assignments.steps':
    'En «{{page}}», elija «{{create}}» y añada contenidos, destinatarios y un día.\n«{{preview}}» dice cuántas personas son y cuántos minutos lleva.\nPóngala en marcha: cada persona tiene una obligación y recibe un aviso una semana y un día antes.\nAbra las personas de una regla para eximir a alguien o registrar lo que hizo en otro lugar.\nAnote ausencias: las obligaciones esperan mientras tanto si la regla lo dice.',
  'help.members.title': '¿Cómo añado y atiendo a los miembros?',
  'help.members.text': 'Un miembro tiene una cuenta, una organización y funciones que dicen lo que puede hacer.',
  'help.members.steps':
    'En «{{page}}», elija «{{add}}». Recibe una contraseña de un solo uso para entregarla.\n«{{import}}» lee una tabla. Cada fila se comprueba antes, y nada se escribe hasta que todas estén bien.\nEn la lista puede suspender a alguien, anotar su baja o restablecer una contraseña.\n«{{organizations}}» tiene el árbol: añada, renombre o mueva una unidad.',
  'help.settings.title': '¿Cómo funcionan los ajustes?',
  'help.settings.text':
    'Los ajustes se heredan hacia abajo: sin valor propio, una organización usa el de la más cercana por encima.',
  'help.settings.steps':
    'En «{{page}}», elija una organización. Cada ajuste dice de dónde viene su valor.\nGuarde un valor para que la organización tenga el suyo.\n«{{clear}}» o «{{reset}}» renuncia a él.\nEl historial de un ajuste dice quién lo cambió y cuándo.',
  'help.sitePages.title': '¿Cómo cambio la página de inicio?',
  'help.sitePages.text':
    'La página de inicio y las de sección se componen de módulos. Los artículos sobre la empresa también los leen los visitantes.',
  'help.sitePages.steps':
    'En «{{page}}», elija una organización y abra una de sus páginas, o cree una.\n«{{add}}» incorpora un banner, cursos, directos, un texto y más. Ordénelos arrastrando o con el teclado.\nEscriba los títulos en cada idioma, y pruebe los anchos y la apariencia oscura.\n«{{save}}» guarda el borrador. «{{publish}}» lo muestra a los lectores, también en las organizaciones de debajo que no tienen página propia.',
  'help.moderation.title': '¿Cómo modero los contenidos?',
  'help.moderation.text':
    'Los moderadores resuelven denuncias y, si la empresa revisa los contenidos, aceptan lo que espera.',
  'help.moderation.steps':
    'En «{{page}}», abra lo que espera o se denunció, y léalo.\nAcéptelo o retírelo con un motivo. Se avisa al autor, pero nunca se le dice quién lo denunció.\nLo retirado se puede recuperar durante treinta días.\n«{{words}}» tiene las palabras que se rechazan en todas partes. Pruebe allí un texto antes de añadir una.',
  'help.vocabulary.title': '¿Cómo mantengo en orden temas, círculos y portadas?',
  'help.vocabulary.text':
    'Los temas dicen de qué trata algo, los círculos reúnen a la gente y las portadas dan realce.',
  'help.vocabulary.steps':
    'En «{{page}}», cree, renombre, mueva u oculte temas. Uno oculto ya no se ofrece; lo que lo lleva lo conserva.\n«{{circles}}» tiene los círculos. En uno no listado ya no entra nadie, y sus publicaciones se quedan.\n«{{covers}}» tiene las imágenes de su empresa, en el orden en que se ofrecen.',
  'help.treasury.title': '¿Cómo llevo monedas, tarjetas y pedidos?',
  'help.treasury.text': 'Cada moneda se anota dos veces y nada se borra: un error se arregla con un asiento inverso.',
  'help.treasury.steps':
    '«{{page}}» muestra todos los movimientos. Dé o retire monedas con un motivo, o anule un movimiento.\nEn «{{cards}}» da tarjetas de socio y las retira.\nEn «{{orders}}» compare con lo que dice el banco, escriba la suma recibida y anótela.\nEn «{{invoices}}» emita, devuelva con un motivo o adjunte el archivo.',
  'help.approvalSteps.title': '¿Cómo digo quién aprueba qué?',
  'help.approvalSteps.text':
    'Hay una plantilla por tipo de solicitud y organización. Vale para todo lo de debajo, salvo que haya otra más cercana.',
  'help.approvalSteps.steps':
    'En «{{page}}», elija «{{create}}» y añada hasta diez pasos.\nUn paso pregunta a un miembro, a un rol o al responsable más cercano. Basta un acuerdo, o todos deben aceptar.\n«{{preview}}» muestra las personas que hay detrás, para cualquier organización.\nLo que está en curso sigue igual; lo que espera a alguien se puede dar a otra persona.',
  'help.signInMethods.title': '¿Cómo se entra con la cuenta de la empresa?',
  'help.signInMethods.text': 'Además de la contraseña, se puede entrar por un directorio LDAP o por OpenID Connect.',
  'help.signInMethods.steps':
    'En «{{page}}», añada una fuente y elija «{{test}}» antes de activarla.\n«{{token}}» permite que su sistema de identidades cree, cambie y suspenda miembros por sí solo.\nDé a sus grupos un rol o una organización.\nEn «{{policy}}» puede permitir solo la entrada de empresa, cuando una fuente ya funcione.',
  'help.messages.title': '¿Cómo cambio lo que dicen correos y avisos?',
  'help.messages.text':
    'Su empresa puede redactar sus propios correos, notificaciones y mensajes de robots, en cada idioma.',
  'help.messages.steps':
    'En «{{page}}», busque el texto, redáctelo de nuevo y mire la vista previa. Sus variables deben quedarse.\n«{{robots}}» envía notificaciones a un chat de grupo externo.\n«{{letters}}» tiene lo que escribieron los visitantes. Anote allí lo que ya se contestó.',
  'help.logs.title': '¿Quién cambió qué, y va todo bien?',
  'help.logs.text': 'El registro conserva cada acto de administración, con lo que había antes y después.',
  'help.logs.steps':
    'En «{{page}}», filtre por persona, acción y fecha, y abra una entrada.\n«{{access}}» y «{{behaviour}}» están al lado. Una exportación también deja su entrada.\nQuien opera la instalación ve en «{{health}}» cómo está y qué tareas han fallado.',
} as const satisfies Record<keyof typeof source, string>;
