import { buttonText, image, link, list, longText, text } from '@/lib/pageConfig'

const MOST_STEPS = 8
const MOST_QUESTIONS = 20

/** What marketing sets of a guide. Steps and questions are the campaign's own while it says nothing. */
export const guideConfig = {
  title: text('页面标题'),
  bgImage: image('头图'),
  headline: text('主标题', '', 40),
  steps: list('步骤', { title: text('标题', '', 30), text: longText('说明', '', 200), image: image('图片') }, { needs: 'title', max: MOST_STEPS }),
  questions: list('常见问题', { question: text('问题', '', 60), answer: longText('回答', '', 500) }, { needs: 'question', max: MOST_QUESTIONS }),
  videoLink: link('视频链接'),
  buttonDesc: buttonText('按钮文字'),
}
