import { watchAnswers } from './answers.js'
import { openCalls, showCalls } from './calls.js'
import { part } from './dom.js'
import { load, openEditor, run } from './editor.js'
import { ask, readSession } from './session.js'
import { markStep, say, showSession, showTour } from './tour.js'

/** @typedef {import('./tour.js').Step} Step */

/** @type {{ chapters: import('./tour.js').Chapter[], examples: import('./tour.js').Examples[], demoMembers: string[] }} */
const tour = JSON.parse(part('tour-data').textContent ?? '')
const steps = tour.chapters.flatMap((chapter) => chapter.steps)
const logOnStep = steps.find((step) => step.logsOn)

/** @type {import('./session.js').Session} */
let session = { known: false, name: null, demo: false, countryLegacyId: 1 }

const send = watchAnswers((answer) => {
  showCalls(answer)
  if (answer.kind === 'mutation') void lookAtSession()
})

/** Of the made-up community each country has members of its own. */
function demoMember() {
  return tour.demoMembers[(session.countryLegacyId - 1) % tour.demoMembers.length] ?? ''
}

async function lookAtSession() {
  session = await readSession(send)
  showSession(session, demoMember(), actions)
}

/** @param {Step} step */
function variablesOf(step) {
  return step.logsOn ? { ...step.variables, name: demoMember() } : step.variables
}

/** @param {Step} step */
async function take(step) {
  if (step.member && session.demo && !session.name && logOnStep) {
    await ask(send, logOnStep.query, variablesOf(logOnStep))
    await lookAtSession()
  }
  markStep(steps.indexOf(step))
  await load(step.query, variablesOf(step))
  await run()
}

/** @param {Promise<void>} work */
function attempt(work) {
  work.catch((/** @type {unknown} */ error) => say(error instanceof Error ? error.message : String(error)))
}

const actions = {
  take: (/** @type {Step} */ step) => attempt(take(step)),
  open: (/** @type {string} */ query) => attempt(load(query, {})),
  logOn: () => logOnStep && attempt(take(logOnStep)),
}

showTour(tour, actions)
openCalls()
openEditor(steps[0]?.query ?? '')
attempt(lookAtSession())
