import { watchAnswers } from './answers.js'
import { openCalls, showCalls } from './calls.js'
import { withCalls } from './docs.js'
import { part } from './dom.js'
import { clear, load, openEditor, run } from './editor.js'
import { variablesOf } from './examples.js'
import { openPanes, showPane } from './panes.js'
import { ask, logIn, logOut, readSession } from './session.js'
import { say, showSession } from './sessionBar.js'
import { markStep, showTour } from './tour.js'

/**
 * @typedef {import('./tour.js').Step} Step
 * @typedef {import('./examples.js').Example} Example
 * @typedef {import('./sessionBar.js').DemoLogin} DemoLogin
 */

/**
 * @type {{
 *   chapters: import('./tour.js').Chapter[], areas: import('./examples.js').ExampleArea[], exampleValuesQuery: string,
 *   fieldCalls: import('./docs.js').FieldCalls, demoLogins: DemoLogin[][], demoMembers: string[], demoPassword: string,
 * }}
 */
const data = JSON.parse(part('tour-data').textContent ?? '')
const steps = data.chapters.flatMap((chapter) => chapter.steps)

/** Descriptions of the demo logins that examples need. */
const logins = { staff: 'support staff', developer: 'developer' }

/** @type {import('./session.js').Session} */
let session = { known: false, name: null, demo: false, countryIndex: 0 }

const send = watchAnswers(
  (answer) => {
    showCalls(answer)
    if (answer.kind === 'mutation') void lookAtSession()
  },
  (answer) => withCalls(answer, data.fieldCalls),
)

/**
 * What there is of each country, for the present one.
 * @template T
 * @param {T[]} ofCountries
 */
function ofThisCountry(ofCountries) {
  return ofCountries[session.countryIndex % ofCountries.length]
}

async function lookAtSession() {
  session = await readSession(send)
  showSession(session, { logins: ofThisCountry(data.demoLogins) ?? [], password: data.demoPassword }, actions)
}

/** @param {Step} step */
function variablesOfStep(step) {
  return step.logsOn ? { ...step.variables, name: ofThisCountry(data.demoMembers) } : step.variables
}

/** @param {string} role */
async function logInAs(role) {
  const login = ofThisCountry(data.demoLogins)?.find((each) => each.role === role)
  if (!login) return
  await logIn(send, { name: `${login.name}@example.test`, password: data.demoPassword })
  await lookAtSession()
}

/** @param {Step} step */
async function take(step) {
  if (step.member && session.demo && !session.name) await logInAs('without a membership')
  markStep(steps.indexOf(step))
  showPane('editor')
  await load(step.query, variablesOfStep(step))
  await run()
}

/** @param {Example} example */
async function open(example) {
  if (example.sender !== 'visitor' && session.demo && !session.name)
    await logInAs(/** @type {Record<string, string>} */ (logins)[example.sender] ?? 'paying member')
  const needed = Object.keys(example.variables).length > 0
  const values = needed ? (await ask(send, data.exampleValuesQuery, {})).data : undefined
  showPane('editor')
  await load(example.query, variablesOf(example, values))
}

/** @param {Promise<void>} work */
function attempt(work) {
  work.catch((/** @type {unknown} */ error) => say(error instanceof Error ? error.message : String(error)))
}

/** Nothing that the last member saw stays on the page. */
async function leave() {
  await logOut(send)
  clear()
  openCalls()
  await lookAtSession()
}

const actions = {
  take: (/** @type {Step} */ step) => attempt(take(step)),
  open: (/** @type {Example} */ example) => attempt(open(example)),
  logIn: (/** @type {{ name: string, password: string }} */ login) =>
    attempt(logIn(send, login).then(clear).then(lookAtSession)),
  logOut: () => attempt(leave()),
}

openPanes()
showTour(data, actions)
openCalls()
openEditor(steps[0]?.query ?? '')
attempt(lookAtSession())
