/** The help centre (ROLE-06): questions people ask, each with the place where it is settled. */
export const texts = {
  'help.title': '帮助中心',
  'help.lead': '常见问题的简短回答，每一条都能直接带您到要去的地方。',
  'help.everyone': '日常使用',
  'help.administrators': '管理员',
  'help.contact.title': '没有找到答案？',
  'help.contact.text': '请联系贵单位的管理员。描述问题时附上出错时显示的请求编号，可以更快得到解决。',
  'help.password.question': '怎样修改密码？忘记了怎么办？',
  'help.password.answer':
    '在“我的资料”里修改密码，其他设备会随即退出登录。忘记密码时请管理员重置，您会得到一个一次性密码，登录后先设置自己的密码。',
  'help.language.question': '怎样切换语言和外观？',
  'help.language.answer': '点击右上角的头像，选择“语言”或“外观”。您的选择会保存在账号里，换一台设备也一样。',
  'help.approvals.question': '怎样提交申请，进展到哪一步了？',
  'help.approvals.answer':
    '在“我的审批”里发起申请。打开任意一条申请，可以看到每一步由谁审批、何时决定、说了什么。被退回的申请修改后可以再次提交。',
  'help.deputy.question': '我休假时，谁来审批？',
  'help.deputy.answer':
    '在“我的审批”里指定代理人和起止日期。这段时间里，代理人可以替您决定，记录中会写明是代谁决定的。',
  'help.notices.question': '通知太多或太少怎么办？',
  'help.notices.answer': '在“通知设置”里，按类别选择要在站内、邮件还是两处都收到。',
  'help.sessions.question': '怎样退出其他设备？',
  'help.sessions.answer': '“登录设备”页列出所有已登录的浏览器。逐个结束，或一次结束除当前设备以外的全部登录。',
  'help.keyboard.question': '只用键盘可以吗？',
  'help.keyboard.answer': '可以。按 Tab 键移动，第一站是“跳到主要内容”。菜单和列表用方向键，对话框用 Esc 键关闭。',
  'help.members.question': '怎样添加成员？',
  'help.members.answer': '在成员页逐个新建，或导入 CSV 表格。导入前会先逐行检查，全部正确之后才会写入。',
  'help.settings.question': '为什么下级组织的设置变了？',
  'help.settings.answer':
    '设置沿组织树继承：某个组织没有自己的值时，使用最近的上级的值。每一项都标明了值的来源和修改历史。',
  'help.audit.question': '谁在什么时候改了什么？',
  'help.audit.answer': '操作日志记录每一次管理操作，以及修改前后的内容，可以按人、操作和日期筛选。',
} as const;
