/** As marketing writes it in the workbench's editor. */
export const cashRule = `
<h2>一、活动时间</h2>
<p>自活动上线之日起至页面倒计时结束，以页面展示为准。</p>
<h2>二、参与对象</h2>
<p>全体已注册的乘客用户均可发起邀请，被邀请人须为<strong>从未注册</strong>的新用户，或<strong>近90天未出行</strong>的老朋友。</p>
<h2>三、奖励说明</h2>
<ol>
  <li>每成功邀请1位新朋友并完成首单，邀请人得现金<strong>¥10</strong>；</li>
  <li>每召回1位老朋友并完成一单，邀请人得现金<strong>¥5</strong>；</li>
  <li>累计邀请达到阶梯人数，另得阶梯奖励：</li>
</ol>
<table>
  <thead><tr><th>累计邀请</th><th>1人</th><th>10人</th><th>50人</th><th>200人</th></tr></thead>
  <tbody><tr><td>额外奖励</td><td>¥10</td><td>¥50</td><td>¥200</td><td>¥800</td></tr></tbody>
</table>
<h2>四、到账与提现</h2>
<ul>
  <li>好友注册后<strong>7天内</strong>完成首单，奖励自动到账；逾期邀请失效。</li>
  <li>提现须完成实名认证，到账以支付渠道通知为准；提现失败，金额自动退回。</li>
</ul>
<blockquote>通过虚假注册、刷单等方式获取的奖励将被取消，情节严重的，平台有权冻结账户。</blockquote>
<p>更多说明见<a href="https://rules.example.com/cash">活动常见问题</a>。</p>
`
