export const texts = {
  'help.title': '帮助中心',
  'help.lead': '日常操作的简短说明。可以搜索，也可以按身份查看。',
  'help.search': '搜索帮助',
  'help.search.clear': '清除搜索',
  'help.role': '适用身份',
  'help.role.all': '全部',
  'help.role.learner': '学员',
  'help.role.lecturer': '讲师',
  'help.role.director': '主管',
  'help.role.administrator': '管理员',
  'help.area.everyday': '日常使用',
  'help.area.learning': '学习',
  'help.area.community': '社区与学习币',
  'help.area.teaching': '教学',
  'help.area.directing': '团队管理',
  'help.area.administration': '系统管理',
  'help.found': '找到 {{count}} 篇',
  'help.none': '没有包含这些词的说明',
  'help.none.text': '换个说法试试，或清除搜索，按分类浏览。',
  'help.otherRoles': '适用于其他身份',
  'help.open': '前往“{{page}}”',
  'help.notForYou': '适用于：{{roles}}',
  'help.related': '相关页面的更多说明',
  'help.aside.title': '本页帮助',
  'help.aside.close': '关闭帮助',
  'help.aside.none': '这个页面还没有说明，其他内容请到帮助中心查找。',
  'help.aside.toCentre': '打开帮助中心',
  'help.aside.toArticle': '在帮助中心打开',
  'help.contact.title': '没有找到答案？',
  'help.contact.text': '请联系本单位的管理员。如果出错时显示了请求编号，请一并提供，便于更快查明原因。',
  'help.start.title': '怎样找到想去的地方？',
  'help.start.text': '顶部导航通往学习、直播、社区和路径；在手机上，这些入口在屏幕底部。',
  'help.start.steps':
    '“{{page}}”先展示公司安排的内容，例如您的任务和正在学习的课程。\n点“{{create}}”可以提问、上传资料或发起直播。\n点右上角的头像，可以进入“{{centre}}”、学习币、教室预订和帮助中心。\n顶部的问号说明当前页面怎么用。\n只用键盘时，Tab 键逐项移动，第一站可跳到主要内容；Esc 键关闭打开的窗口。',
  'help.profile.title': '怎样修改密码或头像？',
  'help.profile.text': '头像、偏好设置和密码都在同一页。用企业账号登录的人，请在企业账号那边修改密码。',
  'help.profile.steps':
    '在“{{page}}”点头像即可更换。\n输入当前密码和新密码，点“{{change}}”，其他设备随即退出登录。\n忘记密码时请找管理员重置：您会得到一次性密码，登录后自行设置新密码。\n“{{sessions}}”列出已登录的浏览器，可以退出其中一个，或退出除当前以外的全部。',
  'help.language.title': '怎样切换语言、外观或时区？',
  'help.language.text': '共有六种语言和深浅两种外观。您的选择随账号保存，换设备也一样。',
  'help.language.steps':
    '点右上角的头像，选择“{{language}}”或“{{theme}}”。\n在“{{page}}”也能修改，还可以设置时区：夜间的提醒会等到当地早上再发。\n同事写的内容保持原来的语言。',
  'help.notices.title': '通知太多或太少怎么办？',
  'help.notices.text': '顶部的铃铛显示新通知。每一类通知都可以站内接收、邮件接收，或两者都要。',
  'help.notices.steps':
    '打开“{{page}}”，逐类开启或关闭各种接收方式，修改立即生效。\n涉及账号安全和系统的通知不能关闭。\n每封邮件都写明为什么发给您、怎样退订。',
  'help.tasks.title': '在哪里看要做的事？',
  'help.tasks.text':
    '等您处理的事都在一个列表里，截止时间近的排在前面：审批、问卷、考试、课程、专题、培训班、直播和教室预订。',
  'help.tasks.steps':
    '点右上角的头像，打开“{{page}}”。\n列表太长时，可以只看其中一类。\n点一项任务就到办理的页面，办完后它会自动从列表中消失。',
  'help.approvals.title': '怎样发起申请或审批？',
  'help.approvals.text': '一般申请、分享账号和需要审批的直播都在这里处理，每一步都有记录可查。',
  'help.approvals.steps':
    '在“{{page}}”点“{{create}}”，填写标题和内容。\n打开任意一项，可以看到每一步由谁审批、什么时候处理、说了什么。\n审批时可以同意，也可以填写意见后拒绝。被拒绝的申请修改后可以再次提交。\n外出前点“{{deputy}}”并选择日期，由这位同事代您审批，记录中会注明代谁处理。',
  'help.search.title': '怎样搜索？',
  'help.search.text':
    '搜索范围是您有权打开的全部内容：课程、考试、直播、问答、同事、您的文件等，不区分大小写和重音符号。',
  'help.search.steps':
    '在顶部的搜索框输入，会随时提示相关的标题和同事。\n在“{{page}}”选择类型，并按时间、话题、作者或组织缩小范围。\n视频里说到的内容，会从那一秒开始播放。\n什么都没找到时，点“{{ask}}”，带着这些词去提问。',
  'help.assistant.title': '智能助手能做什么？',
  'help.assistant.text': '它根据公司里您有权查看的内容作答，并注明出处。您的对话别人看不到。',
  'help.assistant.steps':
    '点页面边缘的“{{open}}”，或进入“{{page}}”。\n用自己的话提问；离开页面，回答也会继续完成。\n重要的内容请打开出处核对，回答有可能出错。\n点“{{create}}”换个话题；以前的对话会在列表中保留 180 天。',
  'help.files.title': '怎样保存自己的文件？',
  'help.files.text': '个人文件只有您自己能看到。文档、视频、音频和电子书可以直接在页面里打开。',
  'help.files.steps':
    '在“{{page}}”点“{{upload}}”，选择文件。\n上传中断后，再选同一个文件就会接着传。\n点文件可以查看，也可以下载、重命名或删除。\n已被课程或发布的内容使用的文件，不能由您单独重命名或删除。',
  'help.rooms.title': '怎样预订教室？',
  'help.rooms.text': '人人都可以预订，最早可提前 180 天。两个预订不会重叠。',
  'help.rooms.steps':
    '在“{{page}}”的周视图里点空闲时段，或用鼠标拖出一段时间。\n也可以点“{{find}}”，填写人数、日期、时长和需要的设备。\n填写用途，点“{{book}}”。有的教室需要一位同事先批准。\n“{{mine}}”里有您的全部预订，可以取消，也可以加到日历。',
  'help.courses.title': '怎样学习课程？',
  'help.courses.text': '课程会从上次停下的地方继续，换设备也一样；学完的小节一直算学完。',
  'help.courses.steps':
    '在“{{page}}”按类型、话题或关键词筛选，打开一门课程。\n点“{{begin}}”，逐节学习；锁定的小节会说明要先学完哪一节。\n学习内容下方的“{{count}}”显示哪些已计入、哪些未计入、还缺哪些。\n视频只在您看得见时才计入，视频中的提问也是学习的一部分。\n全部必修小节学完，课程就完成了。',
  'help.notes.title': '怎样边学边记笔记？',
  'help.notes.text': '笔记记在写下时的那一秒或那一页，只有您自己能看到，重新学习时也会保留。',
  'help.notes.steps':
    '从“{{page}}”打开一个小节，在内容下方点“{{note}}”。\n点一条笔记就回到原来的位置，也可以搜索笔记。\n“{{transcript}}”里有视频中说的每句话，点一行就跳到那里。\n点“{{export}}”，把这门课程的笔记保存为文本。',
  'help.records.title': '在哪里看学过什么？',
  'help.records.text': '个人中心汇集了您的课程、考试、培训班、证书和收藏。',
  'help.records.steps':
    '在“{{page}}”，每个列表都标出有多少事项在等您。\n列表可以按关键词或进度筛选；“{{columns}}”决定表格显示哪些列。\n“{{collected}}”里有您收藏的内容、课程、直播和知识库资料。\n“{{report}}”按周显示学习时间和完成的内容，两者都可以导出。',
  'help.duties.title': '必须学什么、什么时候截止？',
  'help.duties.text': '必修学习由公司安排，学习包由主管推送，都写明截止时间。',
  'help.duties.steps':
    '打开“{{page}}”中的一项，里面的每个内容都能直接进入。\n“{{packs}}”里有主管推送给您的内容和留言。\n到期前一周和前一天会提醒您。\n如果无法完成，请联系主管：主管可以为您免学，或登记您在别处完成的学习。',
  'help.subjects.title': '怎样学习专题？',
  'help.subjects.text': '专题把课程、考试、培训班等内容分阶段安排好，以前学过的也算数。',
  'help.subjects.steps':
    '在“{{page}}”打开一个专题，点“{{join}}”，期限从这时起算。\n学完必修内容，并完成每个阶段要求数量的选修内容。\n锁定的内容会告诉您解锁的最短途径。\n某项内容您不需要学时，点“{{exemption}}”并说明理由，由主管或专题管理人决定。',
  'help.paths.title': '怎样完成岗位路径？',
  'help.paths.text': '岗位要求学完一条分章节的路径。离开岗位后，学过的记录仍然保留。',
  'help.paths.steps':
    '在“{{page}}”打开您的路径，会回到上次打开的小节。\n锁定的章会说明学完哪些小节就能解锁，点一下就到。\n链接和直播回放打开看过后，由您自己确认。\n全部完成后点“{{submit}}”，主管或审批人查看学习记录后同意，或说明原因退回。',
  'help.exams.title': '怎样参加考试？',
  'help.exams.text': '开始前的页面会说明时长、次数和规则。答案会自动保存。',
  'help.exams.steps':
    '从“{{page}}”打开考试，点“{{begin}}”，从这时开始计时。\n答题顺序不限。断网时请继续作答：答案保存在浏览器里，恢复后自动上传。\n答完点“{{submit}}”；时间到了会自动交卷。\n“{{records}}”里可以查看成绩，显示多少由考试设置决定。',
  'help.practice.title': '每日一练怎么用？',
  'help.practice.text': '每天十分钟，学过的不忘。练习不是考试，不记任何成绩。',
  'help.practice.steps':
    '在“{{page}}”选择题库；考试和视频提问中答错的题也会变成卡片。\n作答后说明难易，或承认是猜的，系统据此决定什么时候再问。\n卡片可以留到明天，也可以暂停。\n连续练习的天数会累计，断一天就重新开始。',
  'help.classes.title': '怎样报名培训班？',
  'help.classes.text': '培训班可以线下、线上或两者结合。名额满了可以候补，系统为您保留顺序。',
  'help.classes.steps':
    '从“{{page}}”打开一个班，点“{{apply}}”。有的班需要批准，有的抽签决定名额。\n有人退出时，名额自动给候补的第一位，并通知本人。\n不能参加时，请尽早取消报名。\n上课时扫描屏幕上的二维码签到，或在培训班页面输入六位数字。',
  'help.lives.title': '怎样观看直播？',
  'help.lives.text': '在直播间可以观看、聊天、提问和投票；有录像的可以回看。',
  'help.lives.steps':
    '“{{page}}”列出正在进行、即将开始和可以回看的直播。\n开始前点“{{subscribe}}”，提前 15 分钟提醒您。\n在直播间可以聊天、提问；想发言就点“{{raise}}”。\n结束后在“{{replay}}”观看录像，聊天和提问都对应到当时的那一秒。',
  'help.surveys.title': '怎样填写问卷？',
  'help.surveys.text': '问卷用于决定之前征求意见，评估用于培训之后收集反馈。',
  'help.surveys.steps':
    '从“{{page}}”或您的任务里打开。\n提交之前，答案保存在这个标签页里；点“{{submit}}”之后不能再改。\n匿名问卷里，谁说了什么无人能查，而且满五人填写后才显示结果。',
  'help.certificates.title': '怎样获得证书？',
  'help.certificates.text': '证书列出要完成的内容，有的还要求最低分。全部完成后自动颁发。',
  'help.certificates.steps':
    '学习首页的“{{earn}}”列出可以获得的证书和您的进度。\n已获得的证书在“{{page}}”，红点表示有新证书。\n点“{{download}}”可以打印，六种语言任选。\n任何人凭证书编号都能在“{{check}}”查到是否有效。',
  'help.library.title': '怎样使用知识库？',
  'help.library.text': '知识库收录可供查阅的文档、视频、音频和电子书，不作为学习任务。',
  'help.library.steps':
    '在“{{page}}”按类型、话题或单位筛选，或搜索标题。\n打开一份资料，可以直接在页面里看，并从上次的位置继续。\n收藏后可以在“{{collected}}”找到，有新版本时会通知您。\n作者允许时可以下载。',
  'help.questions.title': '怎样提问、回答或举报？',
  'help.questions.text': '人人都可以提问和回答。内容下面是回答，每条回答下面是回复。',
  'help.questions.steps':
    '点顶部的“{{create}}”，再点“{{page}}”。标题写清楚、选好话题，别人更容易看到。\n在问题下面回答，或回复一条回答；觉得有用就点赞。\n收藏或关注一篇内容，方便以后再看。\n内容不妥时点“{{accuse}}”，由审核人处理；作者不会知道是谁举报的。',
  'help.publishing.title': '怎样发布文章、视频或资料？',
  'help.publishing.text': '内容由分享账号发布：专家、团队或公司的官方账号。您需要是其中一个账号的成员。',
  'help.publishing.steps':
    '点“{{create}}”，再点“{{upload}}”，或进入“{{page}}”。\n选择账号，撰写或上传内容，加上封面和话题。\n发布之前，写下的内容会保存为草稿。\n点“{{submit}}”。公司开启内容审核时，要先由审核人同意。',
  'help.columns.title': '专栏有什么用？',
  'help.columns.text': '专栏把一个分享账号发布的内容，按自己的顺序汇集起来。',
  'help.columns.steps':
    '打开一个专栏，点“{{subscribe}}”，有新内容时会通知您。\n账号的所有者和管理员在“{{page}}”点“{{add}}”。\n然后把账号的内容加进去，并排好顺序。\n专栏可以定价，购买后其中的内容都可以看。',
  'help.topics.title': '怎样关注话题、同事和圈子？',
  'help.topics.text': '关注了什么，决定为您推荐什么、通知您什么。',
  'help.topics.steps':
    '打开话题、同事或分享账号的页面，点“{{follow}}”。\n“{{page}}”按分类列出全部话题。\n在“{{circles}}”加入同一领域的同事，并在圈子里发布内容。\n“{{collection}}”里有您关注的一切，也可以在那里取消关注。',
  'help.accounts.title': '怎样开通分享账号？',
  'help.accounts.text': '专家账号属于一个人，团队账号属于多人，官方账号由管理员创建。',
  'help.accounts.steps':
    '在“{{page}}”点“{{apply}}”，填写名称、话题、图片和理由。\n由管理员审批，进展见“{{applications}}”。\n成员可以直接添加，也可以用“{{invite}}”发送邀请码、链接或二维码。\n在账号页面，成员可以看到内容的阅读情况和收到的学习币。',
  'help.sharing.title': '怎样分享给别人？',
  'help.sharing.text': '打开链接的人，只能看到他本来就有权看的内容，分享不会放开任何权限。',
  'help.sharing.steps':
    '在内容、课程、专栏、账号或直播页面点“{{share}}”。\n选择“{{link}}”“{{poster}}”，或公司允许的其他方式。\n“{{page}}”列出您分享过的内容和被打开的次数。',
  'help.coins.title': '怎样获得和使用学习币？',
  'help.coins.text': '学习币可以收也可以花，积分决定等级。发布内容、填写问卷、获得证书都可能有奖励。',
  'help.coins.steps':
    '“{{page}}”列出每一笔收支和当时的余额。\n在内容或回答下面点“{{reward}}”，把学习币送给作者；不能打赏自己。\n分享账号的收入由所有者分配：在账号的收支明细里点“{{distribute}}”。',
  'help.buying.title': '怎样购买付费内容？',
  'help.buying.text': '有的内容和专栏要用学习币购买，有的凭会员卡打开。购买前可以看到开头和价格。',
  'help.buying.steps':
    '点“{{buy}}”并确认，按确认框中显示的价格付款。\n买到的内容会一直能看，以后调价也不影响。\n“{{page}}”列出您买过的内容和持有的会员卡。\n会员卡由管理员发放，不能购买。',
  'help.invoices.title': '怎样充值和开发票？',
  'help.invoices.text': '公司开通后，可以用银行转账购买学习币。',
  'help.invoices.steps':
    '在“{{page}}”填写金额（元），点“{{order}}”。\n在十天之内，把款项转到页面显示的账户，并注明订单号。\n财务核对到账后，学习币就会发放。\n对已付款的订单点“{{invoice}}”；“{{mine}}”显示进展，有电子文件时可以下载。',
  'help.courseMaking.title': '怎样制作课程？',
  'help.courseMaking.text': '课程由章和小节组成，可以放视频、文档、图文、考试、培训班等。草稿对学员不可见。',
  'help.courseMaking.steps':
    '在“{{page}}”点“{{create}}”，填写标题。\n搭好大纲，用拖动或箭头调整顺序，并标明哪些小节是必修。\n“{{preview}}”按学员看到的样子展示，不留任何记录。\n点“{{publish}}”时会列出缺什么、覆盖哪些人；正在学的人可以留在原版本，也可以带着学过的内容转到新版本。\n之后可以用“{{remind}}”提醒还没开始或没学完的人。',
  'help.subjectMaking.title': '怎样制作专题？',
  'help.subjectMaking.text': '专题把课程、考试、问卷、培训班、直播、链接和文件分阶段安排。',
  'help.subjectMaking.steps':
    '在“{{page}}”点“{{create}}”，并选择适用范围。\n添加阶段，标明必修和选修，并设定每个阶段要完成几项选修。\n设置先后条件和期限。\n发布后，可以在报表里看到每位学员的情况并导出。\n学员的免修申请在“{{exemptions}}”处理。',
  'help.examMaking.title': '怎样组织考试？',
  'help.examMaking.text': '试卷可以人人相同，也可以按规则为每位考生抽题。出题和阅卷的人不能参加这场考试。',
  'help.examMaking.steps':
    '在“{{page}}”点“{{create}}”。\n选题或添加抽题规则，设置时间、次数、及格线和适用范围。\n“{{preview}}”展示考生可能拿到的一份试卷。\n点“{{publish}}”后题目即固定；要修改已发布的考试，请先撤回。\n“{{attempts}}”显示谁在作答；“{{extra}}”可以给某人加时。',
  'help.questionBank.title': '怎样建设题库？',
  'help.questionBank.text': '能出题的人都能看到题库和答案；试题由作者本人或管理全部考试的人修改。',
  'help.questionBank.steps':
    '在“{{page}}”点“{{create}}”，选择题型，写好答案和解析。\n编写时会提示题库里相近的试题。\n“{{save}}”会生成下一个版本，已发布的试卷仍用原来的版本。\n“{{import}}”支持表格、GIFT 和 Moodle XML：逐行检查，确认之前不会写入。',
  'help.marking.title': '怎样阅卷？',
  'help.marking.text': '评阅人只看到题目和答案，看不到是谁的。任何人都不能评自己的答卷。',
  'help.marking.steps':
    '在考试页面打开“{{page}}”，有待评的答卷时才会出现。\n给出分数，或为每个评分项选择等级，也可以写评语。\n两位评阅人分歧太大时，可以由第三位决定。\n题目出错时，在考试页面的“{{regrade}}”里更正；试算会先列出谁的成绩会变。',
  'help.surveyMaking.title': '怎样制作问卷？',
  'help.surveyMaking.text': '问卷有八种题型，可以匿名。',
  'help.surveyMaking.steps':
    '在“{{page}}”点“{{create}}”，从空白、模板或以前的问卷开始。\n添加题目；一道题可以取决于前面某题的答案。\n“{{preview}}”展示填写时的样子，不保存任何内容。\n选好适用范围和时间后点“{{publish}}”，题目和是否匿名从此不能再改。\n结果可以导出；没填的人每天可以提醒一次。',
  'help.classRunning.title': '怎样办培训班？',
  'help.classRunning.text': '培训班有课次、名额和自动递补的候补名单。',
  'help.classRunning.steps':
    '在“{{page}}”点“{{create}}”，添加课次，每次都有教室或网址。\n点“{{publish}}”后预订教室并开放报名。\n在“{{people}}”里审批报名，也可以直接添加学员。\n在“{{attendance}}”里展示签到码；手工更正时要写明原因。\n资料、评估和费用也都归在班里。',
  'help.liveHolding.title': '怎样发起直播？',
  'help.liveHolding.text': '可以马上开始，也可以预约时间。公司可能要求先审批。',
  'help.liveHolding.steps':
    '在“{{page}}”点“{{create}}”。\n“{{start}}”直接进入直播间；“{{apply}}”定好时间，并给出链接和二维码。\n在直播间检查摄像头和麦克风后开始，可以共享屏幕或课件、回答提问、发起投票。\n结束后自动生成回放，可以设置章节、剪辑，并查看报告。',
  'help.team.title': '怎样了解团队的学习情况？',
  'help.team.text': '您看到的是目前由您主管的组织及其下级的人员。',
  'help.team.steps':
    '“{{page}}”显示每个人逾期、待完成和已完成的数量，学习时间，以及最近一次出现。\n可以只看有逾期的人，或四周没有学习的人；名单可以导出。\n“{{team}}”比较各周和各下级单位的情况。\n提交审核的路径在您的审批里：查看学习记录后同意，或说明原因退回。',
  'help.packs.title': '怎样推送学习包？',
  'help.packs.text': '一个学习包最多包含二十项内容，可推送给个人或单位，附上期限和留言；只能推送给您主管的人。',
  'help.packs.steps':
    '打开“{{page}}”，选择内容、对象和截止日期，写几句留言。\n“{{preview}}”显示每人需要的时间，以及前后几天的其他期限。\n点“{{push}}”后会通知所有人；推送之后内容不能再改。\n“{{people}}”显示谁打开了、谁完成了、谁逾期了，可以提醒、登记完成或撤回。',
  'help.assignments.title': '怎样安排必修学习？',
  'help.assignments.text':
    '一条必修安排写明谁在什么时候之前学什么、是否定期重学。由管理全部课程的人制定，主管负责跟进自己的人。',
  'help.assignments.steps':
    '在“{{page}}”点“{{create}}”，添加内容、适用范围和日期。\n“{{preview}}”显示涉及多少人、各需多少分钟。\n启用后，每人都有一项任务，到期前一周和前一天会收到提醒。\n打开一条安排的人员名单，可以为某人免学，或登记在别处完成的学习。\n登记请假后，如果安排允许，任务会相应顺延。',
  'help.members.title': '怎样添加和管理成员？',
  'help.members.text': '每位成员有账号、所属组织，以及决定权限的角色。',
  'help.members.steps':
    '在“{{page}}”点“{{add}}”，会得到一个一次性密码，请转交本人。\n“{{import}}”读取表格：逐行检查，全部正确才会写入。\n在列表中可以停用成员、登记离职或重置密码。\n“{{organizations}}”里有组织树，可以新增、改名或移动。',
  'help.settings.title': '参数设置是怎样生效的？',
  'help.settings.text': '设置沿组织树向下继承：没有自己的值时，使用最近上级的值。',
  'help.settings.steps':
    '在“{{page}}”选择组织，每一项都注明值来自哪里。\n保存后，这个组织就有了自己的值。\n点“{{clear}}”或“{{reset}}”放弃自己的值。\n每一项的历史记录写明谁在什么时候改了什么。',
  'help.sitePages.title': '怎样修改首页？',
  'help.sitePages.text': '首页和分支页面由模块组成；介绍公司的文章，访客也能看到。',
  'help.sitePages.steps':
    '在“{{page}}”选择组织，打开它的页面或新建一个。\n“{{add}}”可以放入轮播图、课程、直播、文字等；用拖动或键盘调整顺序。\n用各种语言填写标题，并试看不同宽度和深色外观。\n“{{save}}”只保存草稿；“{{publish}}”后读者才能看到，没有自己页面的下级组织也会使用。',
  'help.moderation.title': '怎样审核内容？',
  'help.moderation.text': '审核人处理举报；公司开启内容审核时，还要审批待发布的内容。',
  'help.moderation.steps':
    '在“{{page}}”打开待审或被举报的内容并阅读。\n同意，或填写原因后移除。作者会收到通知，但不会知道是谁举报的。\n移除的内容在三十天内可以恢复。\n“{{words}}”里是全站禁用的词，添加之前可以先试一段文字。',
  'help.vocabulary.title': '怎样维护话题、圈子和封面？',
  'help.vocabulary.text': '话题说明内容是关于什么的，圈子把人聚在一起，封面让内容更醒目。',
  'help.vocabulary.steps':
    '在“{{page}}”新建、改名、移动或隐藏话题。隐藏的话题不再供选择，已用的内容照样保留。\n在“{{circles}}”管理圈子；不列出的圈子不能再加入，原有内容保留。\n“{{covers}}”里是公司自己的图片，按这里的顺序供大家选用。',
  'help.treasury.title': '怎样管理学习币、会员卡和订单？',
  'help.treasury.text': '每一笔都双边记账，从不删除；记错了就用一笔相反的分录更正。',
  'help.treasury.steps':
    '“{{page}}”列出全部流水。可以发放或收回学习币并写明原因，也可以冲正一笔。\n在“{{cards}}”发放和收回会员卡。\n在“{{orders}}”核对银行流水，输入到账金额后入账。\n在“{{invoices}}”开票、说明原因退回，或上传发票文件。',
  'help.approvalSteps.title': '怎样设置由谁审批？',
  'help.approvalSteps.text': '每类申请、每个组织各有一个模板，对所有下级生效，下级自己的模板优先。',
  'help.approvalSteps.steps':
    '在“{{page}}”点“{{create}}”，最多可设十步。\n每一步可以指定成员、角色或最近的主管；一人同意即可，或要求所有人同意。\n“{{preview}}”显示在任意组织里实际由谁审批。\n正在进行的申请不受影响；等待某人处理的，可以转给别人。',
  'help.signInMethods.title': '怎样用企业账号登录？',
  'help.signInMethods.text': '除了密码，还可以通过 LDAP 目录或 OpenID Connect 登录。',
  'help.signInMethods.steps':
    '在“{{page}}”添加登录来源，启用之前先点“{{test}}”。\n“{{token}}”之后，身份系统可以自动创建、修改和停用成员。\n可以为它的群组指定角色或组织。\n来源可用之后，可以在“{{policy}}”里设为仅限企业登录。',
  'help.messages.title': '怎样改写邮件和通知的文字？',
  'help.messages.text': '公司可以用每种语言改写邮件、通知和机器人消息。',
  'help.messages.steps':
    '在“{{page}}”找到文字，改写后先看预览；其中的占位符必须保留。\n“{{robots}}”把通知发到外部的群聊。\n“{{letters}}”里是访客写来的留言，回复后请在那里标注。',
  'help.logs.title': '谁改了什么，系统是否正常？',
  'help.logs.text': '操作日志记录每一次管理操作，以及修改前后的内容。',
  'help.logs.steps':
    '在“{{page}}”按人员、操作和日期筛选，再打开一条记录。\n旁边还有“{{access}}”和“{{behaviour}}”；导出本身也会留下记录。\n负责运维的人可以在“{{health}}”查看系统状态和失败的任务。',
} as const;
