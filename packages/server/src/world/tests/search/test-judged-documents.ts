/** A post of the judged collection: what it is called in the judgements, and what it says. */
export type JudgedDocument = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly reads: number;
};

const of = (
  key: string,
  [title, text]: readonly [title: string, text: string],
  [daysAgo, reads]: readonly [daysAgo: number, reads: number],
): JudgedDocument => ({ key, title, text, daysAgo, reads });

/** Written for the judgements beside it: groups about one thing each, with texts that only mention it. */
export const judgedDocuments: readonly JudgedDocument[] = [
  of(
    'kiln-curve',
    ['隧道窑的烧成曲线怎么定', '先按坯体厚度定升温段，再看釉面。冷却段不要贪快，风裂多半出在六百度以下。'],
    [30, 90],
  ),
  of(
    'kiln-crack',
    ['风裂与惊釉：冷却段的两种毛病', '同一条隧道窑，冬天风裂多，夏天惊釉多。烧成曲线没有变，变的是进风温度。'],
    [200, 40],
  ),
  of(
    'kiln-gas',
    ['窑炉改烧天然气以后的账', '天然气比煤气贵，但烧成合格率高了三个点。换算下来每平方米便宜四角。'],
    [400, 15],
  ),
  of('kiln-stop', ['停窑检修清单', '停窑前两天减产，清灰、查辊棒、补保温棉。点火前必须吹扫。'], [20, 60]),
  of('roller', ['辊棒断裂的三个征兆', '听声音、看偏摆、量弯曲度。停窑检修时逐根标号，断辊多发生在烧成带。'], [90, 35]),
  of('glaze-pin', ['釉面针孔从哪里来', '坯体里的有机物没有烧尽，气泡破在釉面上就是针孔。排查先看球磨细度。'], [45, 70]),
  of(
    'glaze-color',
    ['色差管不住，先管釉浆比重', '每班测三次釉浆比重。色差不是窑炉一家的事，淋釉厚度占一半。'],
    [120, 55],
  ),
  of(
    'ball-mill',
    ['球磨机的加料顺序与细度', '先软后硬，水分两次加。细度过细反而容易出针孔，筛余控制在百分之零点八。'],
    [300, 25],
  ),
  of('spray', ['喷雾塔粉料水分波动的排查', '水分波动先看泥浆流速，再看热风温度。粉料太干，压机就分层。'], [15, 30]),
  of('press', ['压机分层：排气次数比压力重要', '分层的砖坯十有八九是排气不够。三次排气，压力不用加。'], [75, 65]),
  of(
    'print',
    ['喷墨打印机拉线怎么清洗喷头', '拉线先做喷头测试图。清洗用专用溶剂，不要用酒精。墨水过期也会拉线。'],
    [10, 80],
  ),
  of(
    'print-ink',
    ['墨水换批次要做什么验证', '换批次先打小样比色差，再上线。喷墨打印机的曲线不能直接沿用。'],
    [180, 12],
  ),
  of('forklift', ['叉车倒车先按喇叭', '仓库转角视线差。倒车、转弯、过门都要按喇叭，限速五公里。'], [25, 110]),
  of('forklift-cert', ['叉车证复审流程', '叉车证四年一审。提前三个月报名，体检表由工厂医务室盖章。'], [50, 95]),
  of(
    'hotwork',
    ['动火作业票怎么开', '动火前清理十米内可燃物，备两具灭火器，监护人不得离开。作业票当天有效。'],
    [35, 120],
  ),
  of(
    'confined',
    ['受限空间作业：先通风再检测后进入', '球磨机里面也是受限空间。通风三十分钟，测氧气和一氧化碳，外面有人监护。'],
    [65, 85],
  ),
  of(
    'noise',
    ['噪声岗位的耳塞怎么戴才有效', '把耳廓向上向后拉，再把搓细的耳塞送进去。球磨车间八十八分贝，必须戴。'],
    [150, 28],
  ),
  of('dust', ['粉尘岗位的口罩多久换一次', '喷雾塔和压机岗位每班换一次。呼吸阻力变大就换，不要等到脏。'], [140, 33]),
  of('firstaid', ['烫伤之后的头五分钟', '冷水冲二十分钟，不要涂牙膏。窑炉岗位的急救箱在休息室门口。'], [95, 47]),
  of('rescue', ['应急演练复盘：疏散慢在哪里', '疏散用了七分钟，慢在点名。集合点要按班组分开。'], [28, 22]),
  of('expense', ['差旅报销常见的五个退单原因', '发票抬头错、没有行程单、超标没有说明、跨月、贴票不规范。'], [12, 210]),
  of('expense-app', ['用手机提交报销单', '拍照上传发票，系统自动识别抬头和税号。差旅标准会自动带出。'], [5, 130]),
  of('invoice', ['电子发票重复报销怎么查', '财务用发票号码比对。同一张电子发票第二次提交会被系统拦下。'], [110, 58]),
  of('loan', ['备用金借款与还款', '借款不超过三个月，离职前必须还清。报销时可以直接冲抵。'], [210, 19]),
  of('contract', ['合同盖章前的法务审核', '先走线上审核，再盖章。付款条件改动超过百分之五要重新审。'], [55, 44]),
  of('supplier', ['供应商准入要看哪些资质', '营业执照、体系证书、近三年诉讼。原料供应商还要看矿山许可。'], [80, 37]),
  of('bid', ['招标评分表怎么设权重', '价格不超过百分之四十，质量和交期各占三成左右。评分表开标前封存。'], [160, 26]),
  of('stock', ['呆滞库存每季度怎么清', '超过一百八十天没有动的列为呆滞。先找替代用途，再打折，最后报废。'], [70, 31]),
  of('cycle-count', ['循环盘点代替年终大盘', '按价值分三类，A 类每月盘一次。仓库不停发货，差异当天查。'], [130, 29]),
  of(
    'python',
    ['用 Python 处理 MES 导出的报表', '从 MES 导出 CSV，用 pandas 合并班次。编码是 GBK，读入时要写明。'],
    [18, 75],
  ),
  of('mes', ['MES 系统停机时的手工记录', 'MES 停机超过十分钟启用纸质流转卡，恢复以后四小时内补录。'], [40, 50]),
  of('plc', ['PLC 程序改动必须走变更单', '改 PLC 程序先备份，变更单写清改动点、回退办法和验证人。'], [100, 42]),
  of('backup', ['数据库备份恢复演练', '备份成功不等于能恢复。每季度在备用机恢复一次，记录用时。'], [85, 39]),
  of('password', ['密码忘了怎么自己找回', '登录页点忘记密码，用手机验证码重设。三次输错锁十五分钟。'], [8, 160]),
  of('vpn', ['在家办公连接 VPN 的步骤', '先装客户端，再导入证书。VPN 断线多半是家里路由器省电模式。'], [22, 140]),
  of('review', ['述职报告不要写成流水账', '先写结果，再写方法，最后写教训。数字要能对上系统里的报表。'], [14, 66]),
  of('mentor', ['师带徒协议里应该写什么', '写清三个月的目标、每周见面时间、出师考核。师傅津贴按出师发。'], [33, 88]),
  of(
    'mentor-fail',
    ['为什么有的师带徒流于形式', '师傅没有时间，徒弟不敢问，考核没人看。三件事都要班长管。'],
    [190, 54],
  ),
  of(
    'interview',
    ['一线面试官的三个好问题', '问最近一次返工、问最难相处的同事、问为什么离开。听细节，不听态度。'],
    [170, 23],
  ),
  of('leave', ['年休假可以跨年用吗', '经主管同意可以顺延到第二年三月。顺延的年休假不折算工资。'], [6, 190]),
  of('overtime', ['加班调休的有效期', '周末加班优先调休，六个月内有效。过期按加班工资结算。'], [9, 150]),
  of('dorm', ['宿舍报修找谁', '宿舍水电报修在小程序里提交，二十四小时内上门。'], [3, 170]),
  of(
    'en-kiln',
    [
      'Reading a kiln firing curve',
      'The firing curve has three zones. Most cooling cracks start below six hundred degrees.',
    ],
    [60, 48],
  ),
  of(
    'en-roller',
    [
      'Replacing broken kiln rollers safely',
      'Stop the drive, lock it out, and pull the broken roller from the drive side. Never reach into the kiln.',
    ],
    [90, 21],
  ),
  of(
    'en-lockout',
    [
      'Lockout and tagout in seven steps',
      'Prepare, notify, shut down, isolate, lock, release stored energy, verify. Every worker has a lock.',
    ],
    [30, 77],
  ),
  of(
    'en-forklift',
    [
      'Forklift pre-shift inspection',
      'Inspect brakes, horn, forks and mast before each shift. Report leaks at once; never drive a faulty truck.',
    ],
    [20, 92],
  ),
  of(
    'en-ergonomics',
    [
      'Lifting without hurting your back',
      'Bend the knees and keep the load close. Ask for help above twenty kilograms.',
    ],
    [120, 34],
  ),
  of(
    'en-audit',
    [
      'Preparing for a customer audit',
      'Customers ask for calibration records first. Walk the process backwards from shipping to receiving.',
    ],
    [15, 63],
  ),
  of(
    'en-calibration',
    [
      'Calibrating gauges: intervals and records',
      'A gauge without a valid calibration label is not used. Records are kept for ten years.',
    ],
    [45, 57],
  ),
  of(
    'en-msa',
    [
      'Gauge repeatability explained',
      'Three operators, ten parts, two trials. If the gauge varies more than the parts, fix the gauge.',
    ],
    [240, 18],
  ),
  of(
    'en-sampling',
    [
      'Acceptance sampling without tables',
      'Sampling accepts lots, not parts. Zero-defect plans are easier to explain to customers.',
    ],
    [260, 14],
  ),
  of(
    'en-5why',
    [
      'Five whys that end at a cause',
      'Stop when the cause is something we control. Blaming an operator is not a root cause.',
    ],
    [70, 81],
  ),
  of(
    'en-capa',
    [
      'Corrective actions that stay closed',
      'A corrective action needs an owner, a date and a check of effectiveness after thirty days.',
    ],
    [100, 46],
  ),
  of(
    'en-handoff',
    [
      'Handing over between time zones',
      'Write what changed, what is blocked and who decides. A call is for questions, not for reading notes.',
    ],
    [25, 72],
  ),
  of(
    'en-meetings',
    [
      'Meetings with remote colleagues',
      'Send the agenda a day before. Rotate the hour so that no time zone always suffers.',
    ],
    [33, 69],
  ),
  of(
    'en-email',
    ['Writing short emails to customers', 'One message, one request. Put the deadline into the first line.'],
    [80, 51],
  ),
  of(
    'en-incoterms',
    ['Incoterms for engineers', 'Under FOB the risk passes on board. Under DDP we pay duty and delivery.'],
    [150, 27],
  ),
  of(
    'en-packaging',
    ['Packaging tests for export', 'Drop, vibration and compression. Pallets for export are heat treated and stamped.'],
    [110, 24],
  ),
  of(
    'en-backup',
    [
      'Restoring a database from backups',
      'A backup that was never restored is a hope. Practise the restore every quarter and write down how long it took.',
    ],
    [40, 38],
  ),
  of(
    'en-review',
    [
      'Reviewing code kindly',
      'Comment on the code, not on its author. Ask before you rewrite, and say what you liked.',
    ],
    [28, 64],
  ),
];
