import type { LocalText } from '@shuyuan/contract/site/local-text';
import type { Article } from '@shuyuan/contract/site/page-kinds';

/** Written for visitors; the page about the product needs no article of the company. */
export const articleStories: readonly ArticleStory[] = [
  {
    article: 'partner',
    title: {
      cn: '合作伙伴',
      en: 'Partners',
      fr: 'Partenaires',
      ru: 'Партнёры',
      es: 'Socios',
      ar: 'الشركاء',
    },
    description: {
      cn: '青禾书院与院校、企业和国际组织一起，把车间里的经验变成可以学习的课程。',
      en: 'With schools, companies and international organisations, Qinghe Academy turns shop-floor experience into courses.',
      fr: 'Avec des écoles, des entreprises et des organisations internationales, l’académie Qinghe transforme l’expérience de l’atelier en formations.',
      ru: 'Вместе с учебными заведениями, предприятиями и международными организациями академия «Цинхэ» превращает опыт цеха в курсы.',
      es: 'Con centros de enseñanza, empresas y organizaciones internacionales, la academia Qinghe convierte la experiencia del taller en cursos.',
      ar: 'مع المؤسسات التعليمية والشركات والمنظمات الدولية تحوّل أكاديمية تشينغخه خبرة الورشة إلى دورات تعليمية.',
    },
    html: {
      cn: '<p>每一门课都由在岗的人来讲：工艺工程师讲换型，班组长讲带教，质量工程师讲控制图。合作伙伴带来教室、学员和新的问题，我们带来设备、案例和导师。</p><p>课程共建、实训互认、师资互派，是我们最常用的三种合作方式。</p>',
      en: '<p>Every course is taught by people who do the work: process engineers on changeovers, team leaders on coaching, quality engineers on control charts. Our partners bring classrooms, learners and new questions; we bring equipment, cases and mentors.</p><p>Courses made together, training recognised by both sides and an exchange of teachers are the three ways we work most.</p>',
      fr: '<p>Chaque cours est donné par celles et ceux qui font le travail : ingénieurs de procédés, chefs d’équipe, ingénieurs qualité. Nos partenaires apportent des salles, des apprenants et de nouvelles questions ; nous apportons les équipements, les cas et les tuteurs.</p><p>Cours conçus ensemble, formations reconnues de part et d’autre, échange d’enseignants : voilà nos trois formes de coopération les plus courantes.</p>',
      ru: '<p>Каждый курс ведут те, кто сам делает эту работу: технологи, бригадиры, инженеры по качеству. Партнёры приносят аудитории, слушателей и новые вопросы, мы — оборудование, примеры и наставников.</p><p>Чаще всего мы вместе создаём курсы, взаимно признаём практику и обмениваемся преподавателями.</p>',
      es: '<p>Cada curso lo imparten quienes hacen el trabajo: ingenieros de procesos, jefes de equipo, ingenieros de calidad. Nuestros socios aportan aulas, alumnos y preguntas nuevas; nosotros, equipos, casos y tutores.</p><p>Cursos creados en común, prácticas reconocidas por ambas partes e intercambio de docentes son las tres formas de cooperación más habituales.</p>',
      ar: '<p>يقدّم كل دورة من يمارس العمل بنفسه: مهندسو العمليات وقادة الفرق ومهندسو الجودة. يأتي شركاؤنا بالقاعات والمتعلمين والأسئلة الجديدة، ونأتي بالمعدات والحالات العملية والمرشدين.</p><p>إعداد الدورات معًا، والاعتراف المتبادل بالتدريب، وتبادل المدرّسين هي أكثر أشكال تعاوننا.</p>',
    },
  },
  {
    article: 'higherEducation',
    title: {
      cn: '高等院校',
      en: 'Higher education institutions',
      fr: 'Établissements d’enseignement supérieur',
      ru: 'Высшие учебные заведения',
      es: 'Instituciones de educación superior',
      ar: 'مؤسسات التعليم العالي',
    },
    description: {
      cn: '课题来自产线，成果回到产线。',
      en: 'Projects come from the production line, and their results go back to it.',
      fr: 'Les sujets viennent de la ligne de production, les résultats y retournent.',
      ru: 'Темы приходят с производства, результаты возвращаются туда же.',
      es: 'Los proyectos salen de la línea de producción y sus resultados vuelven a ella.',
      ar: 'تأتي المشاريع من خط الإنتاج وتعود نتائجها إليه.',
    },
    html: {
      cn: '<p>我们每学期开放一批真实课题，由工程师与教师共同指导毕业设计；学生在书院完成前置课程后进入车间。</p>',
      en: '<p>Each term we open a set of real projects for theses, supervised by an engineer and a teacher together. Students take the preparatory courses here before they enter the workshop.</p>',
      fr: '<p>Chaque semestre, nous proposons des sujets réels de mémoire, encadrés par un ingénieur et un enseignant. Les étudiants suivent ici les cours préparatoires avant d’entrer à l’atelier.</p>',
      ru: '<p>Каждый семестр мы предлагаем настоящие темы дипломных работ; ими руководят инженер и преподаватель. Перед цехом студенты проходят здесь подготовительные курсы.</p>',
      es: '<p>Cada semestre ofrecemos proyectos reales para trabajos de fin de carrera, dirigidos por un ingeniero y un docente. Los estudiantes siguen aquí los cursos previos antes de entrar en el taller.</p>',
      ar: '<p>نطرح في كل فصل مشاريع حقيقية للتخرج يشرف عليها مهندس ومدرّس معًا، ويكمل الطلاب هنا الدورات التمهيدية قبل دخول الورشة.</p>',
    },
  },
  {
    article: 'enterprise',
    title: {
      cn: '企业伙伴',
      en: 'Enterprise partners',
      fr: 'Entreprises partenaires',
      ru: 'Предприятия-партнёры',
      es: 'Empresas asociadas',
      ar: 'الشركات الشريكة',
    },
    description: {
      cn: '与上下游一起学习，问题在源头就能解决。',
      en: 'Learning along the supply chain solves problems where they begin.',
      fr: 'Apprendre tout au long de la chaîne résout les problèmes là où ils naissent.',
      ru: 'Учёба вместе с поставщиками и заказчиками решает вопросы там, где они возникают.',
      es: 'Aprender junto a proveedores y clientes resuelve los problemas donde nacen.',
      ar: 'التعلّم على امتداد سلسلة التوريد يحل المشكلات من منبعها.',
    },
    html: {
      cn: '<p>供应商可以选派员工参加质量、安全与设备维护班；结业证书在双方均有效，并可在线核验。</p>',
      en: '<p>Suppliers may send people to our classes on quality, safety and maintenance. Certificates hold on both sides and can be verified online.</p>',
      fr: '<p>Les fournisseurs peuvent inscrire leurs équipes à nos classes de qualité, de sécurité et de maintenance. Les certificats valent des deux côtés et se vérifient en ligne.</p>',
      ru: '<p>Поставщики направляют сотрудников на курсы по качеству, безопасности и обслуживанию. Сертификаты действуют у обеих сторон и проверяются в сети.</p>',
      es: '<p>Los proveedores pueden enviar a su personal a las clases de calidad, seguridad y mantenimiento. Los certificados valen para ambas partes y se verifican en línea.</p>',
      ar: '<p>يمكن للموردين إيفاد موظفيهم إلى دورات الجودة والسلامة والصيانة، والشهادات معتمدة لدى الطرفين ويمكن التحقق منها عبر الإنترنت.</p>',
    },
  },
  {
    article: 'tvet',
    title: {
      cn: '职业院校',
      en: 'TVET institutions',
      fr: 'Établissements de formation professionnelle',
      ru: 'Учреждения профессионального образования',
      es: 'Instituciones de formación profesional',
      ar: 'مؤسسات التعليم المهني',
    },
    description: {
      cn: '一年在校、一年在岗，两位师傅带到底。',
      en: 'A year at school, a year at work, and two mentors all the way.',
      fr: 'Une année à l’école, une année en entreprise, deux tuteurs jusqu’au bout.',
      ru: 'Год в училище, год на рабочем месте и два наставника от начала до конца.',
      es: 'Un año en el centro, un año en la empresa y dos tutores de principio a fin.',
      ar: 'سنة في المعهد وسنة في العمل، ومرشدان حتى النهاية.',
    },
    html: {
      cn: '<p>苏州工厂设有六个实训岗位，学生按学习路径逐级上岗，每一级由校内教师和车间师傅共同评定。</p>',
      en: '<p>The Suzhou plant has six training posts. Students move up along a learning path, and each step is assessed by a teacher and a master of the workshop together.</p>',
      fr: '<p>L’usine de Suzhou dispose de six postes d’apprentissage. Les élèves progressent le long d’un parcours ; chaque étape est évaluée par un enseignant et un maître d’atelier.</p>',
      ru: '<p>На заводе в Сучжоу шесть учебных мест. Учащиеся продвигаются по маршруту, и каждую ступень оценивают преподаватель и мастер цеха.</p>',
      es: '<p>La planta de Suzhou tiene seis puestos de prácticas. Los alumnos avanzan por una ruta y cada etapa la evalúan un docente y un maestro de taller.</p>',
      ar: '<p>في مصنع سوتشو ستة مواقع تدريب يتدرّج فيها الطلاب وفق مسار تعليمي، ويقيّم كل مرحلة مدرّس ومعلّم من الورشة معًا.</p>',
    },
  },
  {
    article: 'international',
    title: {
      cn: '国际组织与政府',
      en: 'International organisations and governments',
      fr: 'Organisations internationales et gouvernements',
      ru: 'Международные организации и правительства',
      es: 'Organizaciones internacionales y gobiernos',
      ar: 'المنظمات الدولية والحكومات',
    },
    description: {
      cn: '六种语言的课程，供伙伴国家的培训中心使用。',
      en: 'Courses in six languages for training centres of partner countries.',
      fr: 'Des cours en six langues pour les centres de formation des pays partenaires.',
      ru: 'Курсы на шести языках для учебных центров стран-партнёров.',
      es: 'Cursos en seis idiomas para los centros de formación de países asociados.',
      ar: 'دورات بست لغات لمراكز التدريب في البلدان الشريكة.',
    },
    html: {
      cn: '<p>我们为培训中心提供教材、直播答疑和师资培训；本地教师取得讲师资格后独立授课。</p>',
      en: '<p>We give training centres material, live sessions for questions and training for their teachers, who then teach on their own.</p>',
      fr: '<p>Nous fournissons aux centres des supports, des séances de questions en direct et la formation des enseignants, qui assurent ensuite les cours eux-mêmes.</p>',
      ru: '<p>Мы даём центрам материалы, эфиры с ответами на вопросы и обучение преподавателей, которые затем ведут курсы сами.</p>',
      es: '<p>Damos a los centros materiales, sesiones de preguntas en directo y formación para sus docentes, que después enseñan por su cuenta.</p>',
      ar: '<p>نقدّم لمراكز التدريب المواد وجلسات مباشرة للأسئلة وتأهيلًا للمدرّسين الذين يتولون بعدها التدريس بأنفسهم.</p>',
    },
  },
  {
    article: 'join',
    title: {
      cn: '加入我们',
      en: 'Join us',
      fr: 'Nous rejoindre',
      ru: 'Присоединяйтесь',
      es: 'Únase a nosotros',
      ar: 'انضم إلينا',
    },
    description: {
      cn: '告诉我们您想一起做什么，我们在三个工作日内答复。',
      en: 'Tell us what you would like to do together; we answer within three working days.',
      fr: 'Dites-nous ce que vous aimeriez faire ensemble ; nous répondons sous trois jours ouvrés.',
      ru: 'Расскажите, что вы хотели бы сделать вместе; мы ответим в течение трёх рабочих дней.',
      es: 'Cuéntenos qué le gustaría hacer juntos; respondemos en tres días laborables.',
      ar: 'أخبرنا بما تود أن نقوم به معًا، وسنرد خلال ثلاثة أيام عمل.',
    },
    html: {
      cn: '<p>请写明您的机构、希望合作的方向和大致时间。首次见面可以在苏州工厂，也可以在线进行。</p>',
      en: '<p>Please name your institution, what you have in mind and roughly when. We can meet first at the Suzhou plant or online.</p>',
      fr: '<p>Indiquez votre établissement, votre projet et une période approximative. La première rencontre peut avoir lieu à l’usine de Suzhou ou en ligne.</p>',
      ru: '<p>Укажите вашу организацию, что вы задумали и примерные сроки. Первая встреча возможна на заводе в Сучжоу или в сети.</p>',
      es: '<p>Indique su institución, su idea y unas fechas aproximadas. El primer encuentro puede ser en la planta de Suzhou o en línea.</p>',
      ar: '<p>اذكر مؤسستك وما تفكر فيه والموعد التقريبي. يمكن أن يكون اللقاء الأول في مصنع سوتشو أو عبر الإنترنت.</p>',
    },
  },
];

export type ArticleStory = {
  readonly article: Article;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly html: LocalText;
};
