// About 25 s.
import { deepEqual, ok } from 'node:assert/strict'
import { isOwnError } from '../../../../../tests/browser/contentSteps.ts'
import { enterHome, loseAnswer, requestIds } from '../../../../../tests/browser/drawJourney.ts'
import { inBothWhenWhole } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'

const RIGHT = [1, 2, 1, 0, 2]
const WRONG = [0, 0, 0, 1, 0]
const SECONDS = `Number(document.querySelector('[role=timer]').textContent)`

/** Answers the questions from this one on, each as soon as it may be answered. */
async function answer(page: Page, options: readonly number[], from = 1): Promise<void> {
  for (let at = from; at <= options.length; at += 1) {
    const option = `document.querySelectorAll('main ul button')[${options[at - 1]}]`
    await page.waitUntil(`document.body.innerText.replace(/\\s/g, '').indexOf('第${at}题/共5题') >= 0 && !${option}.hasAttribute('aria-disabled') && (${option}.click(), true)`)
  }
}

inBothWhenWhole('challenge: a start and answers whose replies are lost count once, a reload goes on with the same question and its time; lost, won, no chance', async (page) => {
  await enterHome(page, { prefix: 'challenge-answers-activity' })
  await loseAnswer(page, 'startChallenge', '第1题/共5题', () => page.click('button', '开始答题', 2))
  await answer(page, WRONG.slice(0, 1))
  await page.seeText('第2题/共5题')
  // The server tells its time in whole seconds: after a reload a question may have one more than before, and never all 15 again.
  await page.waitUntil(`${SECONDS} <= 13`)
  await page.reload()
  await page.seeText('第2题/共5题')
  ok((await page.evaluate<number>(SECONDS)) <= 14)
  await loseAnswer(page, 'submitChallengeAnswers', '正在核对答案', () => answer(page, WRONG, 2))
  await page.find('heading', '差一点就过关')
  await page.seeText('答对0题，共5题')
  await page.click('button', '再试一次（剩1次）')
  await page.click('button', '开始答题')
  await answer(page, RIGHT)
  await page.find('heading', '闯关成功')
  await page.seeText('答对5题，共5题')
  await page.click('button', '返回活动')
  await page.seeText('今日机会已用完，分享好友再得机会')
  deepEqual([(await requestIds('startChallenge')).length, (await requestIds('submitChallengeAnswers')).length], [2, 2])
  deepEqual(page.errors().filter(isOwnError), [])
})
